// The module `tilewright.native._native`: the fast core as Python sees it.
#include "bind/engine.h"
#include "bind/values.h"

NB_MODULE(_native, m) {
  m.doc() = "The fast core of Tilewright.";
  // What Python holds to the end of the program is no leak.
  tilewright::bind::nb::set_leak_warnings(false);
  m.attr("RULES_VERSION") = "1";  // core/record.py
  tilewright::bind::prepare_azul_values();
  tilewright::bind::prepare_duel_values();
  tilewright::bind::prepare_effects();
  tilewright::bind::prepare_rules();
  tilewright::bind::prepare_telling();
  tilewright::bind::bind_engine(m);
  tilewright::bind::bind_batch(m);
  tilewright::bind::bind_learning(m);
  tilewright::bind::bind_search(m);
}
