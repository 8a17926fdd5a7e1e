import { carousel } from './carousel/carousel';
import { carryAddress } from './carry-address/carry-address';
import { closeMenus } from './close-menus/close-menus';
import { officeHours } from './office-hours/office-hours';
import { searchSite } from './search-site/search-site';
import { sortBoard } from './sort-board/sort-board';
import { suggestPages } from './suggest-pages/suggest-pages';
import { unsentLine } from './unsent-line/unsent-line';

/** Everything that needs a little script but no React, by file name. */
export const behaviors = {
  'carry-address': carryAddress,
  carousel,
  'close-menus': closeMenus,
  'office-hours': officeHours,
  'search-site': searchSite,
  'sort-board': sortBoard,
  'suggest-pages': suggestPages,
  'unsent-line': unsentLine,
} as const;

export type BehaviorName = keyof typeof behaviors;

/** The data that a behavior gets in addition to its element; `undefined` if it needs none. */
export type BehaviorProps<Name extends BehaviorName> = Parameters<(typeof behaviors)[Name]>[1];
