import { carryAddress } from './carry-address/carry-address';
import { closeMenus } from './close-menus/close-menus';
import { suggestPages } from './suggest-pages/suggest-pages';

/** All that needs a little script and no React, each under the name of its file. */
export const behaviors = {
  'carry-address': carryAddress,
  'close-menus': closeMenus,
  'suggest-pages': suggestPages,
} as const;

export type BehaviorName = keyof typeof behaviors;

/** What a behavior is told beside its element; `undefined` where that is all it needs. */
export type BehaviorProps<Name extends BehaviorName> = Parameters<(typeof behaviors)[Name]>[1];
