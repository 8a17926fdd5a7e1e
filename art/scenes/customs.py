"""A station of the parcel's way: customs."""
from stations import *

begin('corner')
customs()
