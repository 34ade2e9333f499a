// Writer and Reader: notation without a heap. Twin of core/reading.py.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tilewright {

// Text that grows in a fixed buffer, long enough for every action and position.
class Writer {
 public:
  void put(char mark) {
    if (size_ < sizeof buffer_) buffer_[size_++] = mark;
  }

  void put(std::string_view text) {
    for (char mark : text) put(mark);
  }

  void number(long value) {
    char figures[20];
    int count = 0;
    unsigned long rest =
        value < 0 ? 0ul - static_cast<unsigned long>(value) : static_cast<unsigned long>(value);
    do {
      figures[count++] = static_cast<char>('0' + rest % 10);
      rest /= 10;
    } while (rest);
    if (value < 0) put('-');
    while (count) put(figures[--count]);
  }

  // A seat as people count, or `-` for nobody (a negative one).
  void seat(int seat) {
    if (seat < 0)
      put('-');
    else
      number(seat + 1);
  }

  std::string_view text() const { return {buffer_, size_}; }

 private:
  char buffer_[1024];
  std::size_t size_ = 0;
};

// A place in a text. What can't be read makes `ok` false, for good; what is read then is nothing.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool ok() const { return ok_; }
  bool at_end() const { return ok_ && rest_.empty(); }
  char peek() const { return rest_.empty() ? '\0' : rest_.front(); }

  void fail() { ok_ = false; }

  bool skip(std::string_view mark) {
    if (!ok_ || rest_.substr(0, mark.size()) != mark) return false;
    rest_.remove_prefix(mark.size());
    return true;
  }

  void expect(std::string_view mark) {
    if (!skip(mark)) fail();
  }

  // Where in `marks` the next character stands; it is stepped over. 0 and not ok if it does not.
  int one_of(std::string_view marks) {
    const std::size_t at = rest_.empty() ? std::string_view::npos : marks.find(rest_.front());
    if (!ok_ || at == std::string_view::npos) {
      fail();
      return 0;
    }
    rest_.remove_prefix(1);
    return static_cast<int>(at);
  }

  bool next_is_one_of(std::string_view marks) const {
    return ok_ && !rest_.empty() && marks.find(rest_.front()) != std::string_view::npos;
  }

  // A whole number of at most six figures, perhaps negative, written as it would be printed.
  int number() {
    const bool negative = skip("-");
    int value = 0, figures = 0;
    const bool zero = peek() == '0';
    while (next_is_one_of("0123456789") && figures < 7) {
      value = value * 10 + one_of("0123456789");
      ++figures;
    }
    if (figures < 1 || figures > 6 || (zero && (figures > 1 || negative))) fail();
    return ok_ ? (negative ? -value : value) : 0;
  }

  // The word of small letters that comes next.
  std::string_view word() {
    std::size_t size = 0;
    while (ok_ && size < rest_.size() && rest_[size] >= 'a' && rest_[size] <= 'z') ++size;
    const std::string_view found = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return found;
  }

 private:
  std::string_view rest_;
  bool ok_ = true;
};

}  // namespace tilewright
