// Between states of the core and of the Python rules; and how Python's values are read.
#pragma once

#include <nanobind/nanobind.h>

#include <string>

#include "azul/state.h"
#include "duel/state.h"

namespace tilewright::bind {

namespace nb = nanobind;

template <int SEATS, bool GRAY>
void read_value(nb::handle value, azul::State<SEATS, GRAY>& state);
void read_value(nb::handle value, duel::State& state);

template <int SEATS, bool GRAY>
nb::object value_of(const azul::State<SEATS, GRAY>& state);
nb::object value_of(const duel::State& state);

// Fetch what the conversions need of the Python rules, when the module is loaded: a function's
// static that runs Python could wait for the GIL while a thread with the GIL waits for it.
void prepare_azul_values();
void prepare_duel_values();
void prepare_effects();
void prepare_rules();
void prepare_telling();

[[noreturn]] inline void refuse_value(const char* what) { throw nb::value_error(what); }

// The items of a tuple, which must have so many; -1: any number.
class Items {
 public:
  explicit Items(nb::handle tuple, Py_ssize_t due = -1) : tuple_(tuple) {
    if (!PyTuple_Check(tuple.ptr())) throw nb::type_error("the core reads states made of tuples");
    size_ = PyTuple_Size(tuple.ptr());
    if (due >= 0 && size_ != due) refuse_value("a tuple of another size than the core expects");
  }
  Py_ssize_t size() const { return size_; }
  nb::handle operator[](Py_ssize_t at) const { return PyTuple_GetItem(tuple_.ptr(), at); }

 private:
  nb::handle tuple_;
  Py_ssize_t size_;
};

// The largest score that is read: what a game can add to it a board still holds.
inline constexpr int MOST_SCORE_READ = 30'000;

// A whole number between two, both included.
inline int number(nb::handle value, long least, long most) {
  const long found = PyLong_AsLong(value.ptr());
  if (found == -1 && PyErr_Occurred()) throw nb::python_error();
  if (found < least || found > most)
    refuse_value((std::to_string(found) + " where the core holds " + std::to_string(least) +
                  " to " + std::to_string(most))
                     .c_str());
  return static_cast<int>(found);
}

inline std::int8_t seat(nb::handle value, int seats) {
  return static_cast<std::int8_t>(value.is_none() ? -1 : number(value, 0, seats - 1));
}

inline Tiles tiles(nb::handle value, int most) {
  const Items items(value, COLOURS);
  Tiles found;
  for (int c = 0; c < COLOURS; ++c)
    found.of[c] = static_cast<std::uint8_t>(number(items[c], 0, most));
  return found;
}

inline Line line(nb::handle value, int most) {
  const Items items(value, 2);
  const int filled = number(items[1], 0, most);
  if (items[0].is_none() != (filled == 0)) refuse_value("a line of tiles without a colour");
  return filled ? Line::of(number(items[0], 0, COLOURS - 1), filled) : Line{};
}

inline nb::object seat_or_none(int seat) {
  return seat < 0 ? nb::none() : nb::object(nb::int_(seat));
}

// A tuple of so many items, each made by `item(at)`.
template <class Item>
nb::object tuple_of(int size, Item item) {
  nb::object found = nb::steal(PyTuple_New(size));
  for (int at = 0; at < size; ++at)
    PyTuple_SetItem(found.ptr(), at, nb::object(item(at)).release().ptr());
  return found;
}

inline nb::object counts_of(const Tiles& tiles) {
  return tuple_of(COLOURS, [&](int c) { return nb::int_(tiles.of[c]); });
}

// Classes and members of the Python rules that both games need. They live as long as the
// program.
struct CoreWords {
  nb::object colours[COLOURS];
  nb::object line;
  nb::object empty_line;

  static const CoreWords& get() {
    static const CoreWords& words = *new CoreWords;
    return words;
  }

  nb::object line_of(Line held) const {
    return held.is_empty() ? empty_line : line(colours[held.colour()], held.filled());
  }

 private:
  CoreWords() {
    const nb::module_ tiles = nb::module_::import_("tilewright.core.tiles");
    for (int c = 0; c < COLOURS; ++c) colours[c] = tiles.attr("COLOURS")[c];
    const nb::module_ lines = nb::module_::import_("tilewright.core.lines");
    line = lines.attr("Line");
    empty_line = lines.attr("EMPTY_LINE");
  }
};

// The members of an enum of phases, in order.
class PhaseWords {
 public:
  explicit PhaseWords(nb::handle phases) {
    for (nb::handle phase : phases) members_[count_++] = nb::borrow(phase);
  }
  int of_member(nb::handle phase) const {
    for (int at = 0; at < count_; ++at)
      if (members_[at].is(phase)) return at;
    throw nb::type_error("a phase of another game");
  }
  nb::object member(int at) const { return members_[at]; }

 private:
  nb::object members_[18];
  int count_ = 0;
};

}  // namespace tilewright::bind
