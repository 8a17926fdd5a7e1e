"""A station of the parcel's way: shop."""
from stations import *

begin('corner')
shop()
