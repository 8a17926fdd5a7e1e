"""A station of the parcel's way: office."""
from stations import *

begin('corner')
office()
