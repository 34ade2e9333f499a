// Judgement: what positions of a table are worth, as Python holds it.
#pragma once

#include <variant>

#include "bind/engine.h"
#include "search/azul/features.h"
#include "search/duel/weights.h"
#include "search/judgement.h"

namespace tilewright::bind {

template <class>
struct Judgements;
template <class... Games>
struct Judgements<std::variant<Games...>> {
  using type = std::variant<search::Judgement<Games>...>;
};

struct Judgement {
  Judgements<All::AnyGame>::type value;

  // That of a table; raises TypeError for another one's.
  template <class G>
  const search::Judgement<G>& of() const {
    const auto* found = std::get_if<search::Judgement<G>>(&value);
    if (!found) throw nb::type_error("a judgement of another table");
    return *found;
  }
};

}  // namespace tilewright::bind
