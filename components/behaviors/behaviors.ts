import { carryAddress } from './carry-address/carry-address';
import { closeMenus } from './close-menus/close-menus';
import { findGoods } from './find-goods/find-goods';
import { officeHours } from './office-hours/office-hours';
import { suggestPages } from './suggest-pages/suggest-pages';

/** Everything that needs a little script but no React, by file name. */
export const behaviors = {
  'carry-address': carryAddress,
  'close-menus': closeMenus,
  'find-goods': findGoods,
  'office-hours': officeHours,
  'suggest-pages': suggestPages,
} as const;

export type BehaviorName = keyof typeof behaviors;

/** The data that a behavior gets in addition to its element; `undefined` if it needs none. */
export type BehaviorProps<Name extends BehaviorName> = Parameters<(typeof behaviors)[Name]>[1];
