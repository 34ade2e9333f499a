"""The fast core: both games in C++, equal to the Python rules state by state.

It is there where the package was built with a C++ compiler; `is_available` says so, and whoever
needs it without asking gets CoreMissing.
"""

from tilewright.native.contract import CONTRACT
from tilewright.native.loading import CoreError, CoreMissing, is_available

__all__ = ["CONTRACT", "CoreError", "CoreMissing", "is_available"]
