"""A station of the parcel's way: door."""
from stations import *

begin('corner')
home()
