/** @jest-environment node */
import { languages } from '@/content/languages/languages';
import { sitesOf } from '@/lib/site/sites';
import { pageIdAt } from './page-id';

const sites = sitesOf(languages);

test('a page has the limits of its original in every language, at every address', () => {
  const contacts = sites.map(({ pageById }) => pageById('contact'));
  expect(new Set(contacts.map(({ language }) => language)).size).toBe(sites.length);
  const addresses = contacts.flatMap(({ paths }) => paths);
  expect(addresses.map((path) => pageIdAt(sites, path))).toEqual(addresses.map(() => 'contact'));
});

test('each language has its not-found page', () => {
  const paths = ['/404', ...languages.translations.map(({ language }) => `/${language}/404`)];
  expect(paths.map((path) => pageIdAt(sites, path))).toEqual(paths.map(() => 'not-found'));
});

test('returns undefined for a file that is not a page', () => {
  expect(pageIdAt(sites, '/unknown')).toBeUndefined();
});
