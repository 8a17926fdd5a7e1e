/** @jest-environment node */

import { placesIn } from '@nectarine/edit-mode/marks/place';
import { clean } from '@nectarine/edit-mode/marks/wrap';
import { english } from '@/content/languages/english';
import { navigation } from '@/content/schema/navigation';
import { words } from '@/content/schema/words';
import { headerMenus } from '@/lib/links/menus';
import { metadataOf } from '@/lib/seo/metadata';
import { siteOf } from '@/lib/site/site-of';
import { mark } from './mark';

/** English as the loader gives it to the edit mode. */
const site = siteOf({
  ...english,
  words: mark(english.words, words, 'content/interface.ts'),
  navigation: mark(english.navigation, navigation, 'content/navigation.ts'),
});

test('labels in the header and footer map to their fields, including facts', () => {
  expect(placesIn(site.words.footer.quickLinks)).toEqual([
    { file: 'content/interface.ts', path: ['footer', 'quickLinks'] },
  ]);
  expect(placesIn(site.words.homeMap)).toEqual([
    { file: 'content/interface.ts', path: ['homeMap'] },
  ]);
  expect(placesIn(headerMenus(site)[0]?.label ?? '')).toEqual([
    { file: 'content/navigation.ts', path: ['menus', 0, 'label'] },
  ]);
});

test('functions with machine-readable output get the site without marks, cleaned once', () => {
  const passed: (typeof site)[] = [];
  const work = clean((each: typeof site) => passed.push(each));
  work(site);
  work(site);
  expect(placesIn(passed[0]?.words.footer.quickLinks ?? '')).toEqual([]);
  expect(passed[1]).toBe(passed[0]);
  const home = clean(metadataOf)(site, site.pageById('home'));
  expect(home).toEqual(metadataOf(siteOf(english), siteOf(english).pageById('home')));
});
