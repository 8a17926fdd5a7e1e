"""All objects: importing the groups registers them."""

import electronics  # noqa: F401
import errands  # noqa: F401
import clothing  # noqa: F401
import home  # noqa: F401
import life  # noqa: F401
import occasions  # noqa: F401
import risky  # noqa: F401
import shelf  # noqa: F401
import vehicles  # noqa: F401
from shapes import OBJECTS, build  # noqa: F401
