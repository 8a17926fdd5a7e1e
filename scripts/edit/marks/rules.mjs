/** The bundler rules that mark this site's content with its place; for `next.config.mjs`. */
import { markRules } from '@nectarine/edit-mode/marks/rules';
import { pageFolders } from '../../page-folders.mjs';
import * as functions from './functions.mjs';

export const rules = markRules({
  mark: '@/scripts/edit/marks/mark',
  folders: pageFolders,
  functions: { ...functions },
});
