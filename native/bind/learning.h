// Judgement: weights of a net as Python holds them.
#pragma once

#include "search/net.h"

namespace tilewright::bind {

struct Judgement {
  search::Net net;
};

}  // namespace tilewright::bind
