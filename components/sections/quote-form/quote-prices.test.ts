/** @jest-environment node */
import { languages } from '@/content/languages/languages';
import { sitesOf } from '@/lib/site/sites';
import { quotePrices } from './quote-prices';

test.each(sitesOf(languages).map((site) => [site.languageName, site] as const))(
  'every origin has a price under the name that the form sends, in %s',
  (_, site) => {
    const { countries } = site.forms.quote;
    const names = quotePrices(site).origins.map(({ country }) => country);
    expect(names.filter((name) => !countries.includes(name))).toEqual([]);
  },
);
