"""A station of the parcel's way: plane."""
from stations import *

begin('corner')
flight()
