// Drawing tiles from the bag; what was discarded goes into it when it is empty (AZ-6.2, DU-9.3).
#pragma once

#include "core/effects.h"
#include "core/random.h"
#include "core/tiles.h"

namespace tilewright {

// A bag and what goes into it when it is empty: Azul's lid, Duel's tower.
struct Bag {
  Tiles bag;
  Tiles discard;
  int in_bag;  // always bag.total()

  Bag(const Tiles& drawn_from, const Tiles& discarded)
      : bag(drawn_from), discard(discarded), in_bag(drawn_from.total()) {}

  int total() const { return in_bag + discard.total(); }

  // A random tile's colour; the bag or the discard must hold one.
  int draw(Rng& rng) {
    if (in_bag == 0) refill();
    int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(in_bag)));
    int colour = 0;
    while (at >= bag.of[colour]) at -= bag.of[colour++];
    bag.add(colour, -1);
    --in_bag;
    return colour;
  }

  // As many random tiles as there are, up to `count`.
  Tiles draw(int count, Rng& rng) {
    Tiles tiles;
    for (; count && (in_bag || discard.any()); --count) tiles.add(draw(rng), 1);
    return tiles;
  }

  // Take just these tiles; false, and nothing taken, if they can't have been drawn.
  bool take(const Tiles& tiles) {
    if (tiles.total() <= in_bag) {
      if (!tiles.is_within(bag)) return false;
      bag = minus(bag, tiles);
    } else {
      if (!bag.is_within(tiles)) return false;  // the bag empties before the discard goes into it
      const Tiles more = minus(tiles, bag);
      if (!more.is_within(discard)) return false;
      bag = minus(discard, more);
      discard = {};
    }
    in_bag = bag.total();
    return true;
  }

  // Tell how just these tiles, which can be drawn, come to a place; `discarded` is where the
  // discard lies. The bag empties before the discard goes into it.
  void tell(Effects sink, const Tiles& tiles, Place target, Place discarded) const {
    constexpr Place FROM = place_at(At::BAG);
    if (tiles.total() <= in_bag) return sink.move(tiles, FROM, target);
    sink.move(bag, FROM, target);
    sink.move(discard, discarded, FROM);
    sink.move(minus(tiles, bag), FROM, target);
  }

  void refill() {
    bag = plus(bag, discard);
    discard = {};
    in_bag = bag.total();
  }
};

}  // namespace tilewright
