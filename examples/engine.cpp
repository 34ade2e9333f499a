// A bot for Tilewright in C++17, without a library: it reads the position and fills lines neatly.
//
//     c++ -std=c++17 -O2 -o engine examples/engine.cpp
//     tilewright match cmd:./engine random --pairs 20
//
// In Azul it takes what fits best into its pattern lines; in Duel it only sees to it that nothing
// breaks. The protocol is told in docs/engines.md, the texts of positions in docs/notation.md.
#include <algorithm>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Words = std::vector<std::string>;

Words split(const std::string& text, char at) {
  Words parts;
  std::istringstream from(text);
  for (std::string part; std::getline(from, part, at);) parts.push_back(part);
  return parts;
}

// What a bot is told before it is asked.
struct Table {
  std::string game;
  int seat = 1;
  Words position;  // the words of docs/notation.md
  Words legal;
};

// How well the tiles of a move such as 2B4 or CKF fit into the lines of the seat's own board.
int worth(const Table& table, const std::string& move) {
  const bool falls = move.back() == 'F' || move.back() == 'X';
  if (table.game != "azul" || move.size() != 3 || move[0] == 'W') return falls ? -10 : 0;
  const Words factories = split(table.position.at(5), '/');
  const std::string& source =
      move[0] == 'C' ? table.position.at(6) : factories.at(static_cast<std::size_t>(move[0] - '1'));
  const int taken = static_cast<int>(std::count(source.begin(), source.end(), move[1]));
  if (falls) return -10 * taken;
  const Words board = split(table.position.at(8 + static_cast<std::size_t>(table.seat)), ':');
  const std::string line = split(board.at(1), '/').at(static_cast<std::size_t>(move[2] - '1'));
  const int held = line == "-" ? 0 : static_cast<int>(line.size());
  const int room = move[2] - '0' - held;  // line 4 has four spaces
  const int extra = std::max(0, taken - room);
  return 10 * (taken >= room) + 2 * (taken - extra) - 7 * extra - (room - taken + extra);
}

// The best move; of equal ones, one by lot.
std::string chosen(const Table& table, std::mt19937_64& random) {
  Words best;
  int most = 0;
  for (const std::string& move : table.legal) {
    const int found = worth(table, move);
    if (best.empty() || found > most) best.clear();
    if (best.empty()) most = found;
    if (found == most) best.push_back(move);
  }
  return best[random() % best.size()];
}

}  // namespace

int main() {
  std::mt19937_64 random(0);
  Table table;
  for (std::string line; std::getline(std::cin, line);) {
    Words words = split(line, ' ');
    const std::string word = words.empty() ? "" : words[0];
    if (word == "protocol") {
      std::cout << "id name neat\n"
                << "option name seed type spin default 0 min 0 max 9223372036854775807\n"
                << "protocolok 1 rules 1\n";
    } else if (word == "setoption") {  // setoption name seed value 7
      random.seed(std::stoull(words.back()));
    } else if (word == "newgame") {  // newgame azul seats=2 wall=coloured first=1
      table.game = words.at(1);
    } else if (word == "isready") {
      std::cout << "readyok\n";
    } else if (word == "position") {  // position seat 2 1 offer …
      table.seat = std::stoi(words.at(2));
      table.position.assign(words.begin() + 3, words.end());
    } else if (word == "legal") {
      table.legal.assign(words.begin() + 1, words.end());
    } else if (word == "go") {
      std::cout << "bestmove " << chosen(table, random) << "\n";
    } else if (word == "quit") {
      break;
    }
    std::cout.flush();  // a host waits for it
  }
}
