// Json: an answer as text, written from left to right.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace tilewright::wasm {

class Json {
 public:
  void open(char bracket) {
    separate();
    text_ += bracket;
    is_first_ = true;
  }
  void close(char bracket) {
    text_ += bracket;
    is_first_ = false;
  }
  void key(std::string_view name) {
    text(name);
    text_ += ':';
    is_first_ = true;
  }

  void text(std::string_view value) {
    separate();
    text_ += '"';
    for (const char mark : value) {
      if (mark == '"' || mark == '\\') text_ += '\\';
      text_ += static_cast<unsigned char>(mark) < ' ' ? ' ' : mark;
    }
    text_ += '"';
  }
  void number(std::int64_t value) {
    separate();
    text_ += std::to_string(value);
  }
  void truth(bool value) { plain(value ? "true" : "false"); }
  void null() { plain("null"); }
  void seat_or_null(int seat) {
    if (seat < 0) return null();
    number(seat);
  }
  // The 64 bits of a real number in hexadecimal, so that none of them is lost.
  void real(double value) {
    char figures[16];
    auto bits = std::bit_cast<std::uint64_t>(value);
    for (int at = 15; at >= 0; --at, bits >>= 4) figures[at] = "0123456789abcdef"[bits & 15];
    text({figures, sizeof figures});
  }

  void field(std::string_view name, std::string_view value) {
    key(name);
    text(value);
  }
  void field(std::string_view name, std::int64_t value) {
    key(name);
    number(value);
  }
  // Calls `write(at)` for so many items.
  template <class Write>
  void list(std::string_view name, int count, Write write) {
    key(name);
    list(count, write);
  }
  template <class Write>
  void list(int count, Write write) {
    open('[');
    for (int at = 0; at < count; ++at) write(at);
    close(']');
  }

  const std::string& written() const { return text_; }

 private:
  void separate() {
    if (!is_first_) text_ += ',';
    is_first_ = false;
  }
  void plain(std::string_view word) {
    separate();
    text_ += word;
  }

  std::string text_;
  bool is_first_ = true;
};

}  // namespace tilewright::wasm
