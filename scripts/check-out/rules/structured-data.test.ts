/** @jest-environment node */

import { type FaultCase, found, withFault } from '../fixtures/faulty-site';
import type { Texts } from '../fixtures/healthy-site';

/** Changes the page with two addresses at both. */
const onRoute = (from: string, to: string): Texts => ({
  ...withFault('/long-way.html', from, to),
  '/ways/long.html': withFault('/ways/long.html', from, to)['/ways/long.html'] ?? '',
});
const onBothRoutes = (rule: string) => [`/long-way › ${rule}`, `/ways/long › ${rule}`];

test.each<FaultCase>([
  [
    'structured data that is not JSON',
    withFault('/contact.html', '"@graph":[]', '"@graph":['),
    ['/contact › structured data'],
  ],
  [
    'structured data that lacks what it needs',
    onRoute('"areaServed"', '"area"'),
    onBothRoutes('structured data complete'),
  ],
  [
    'a type that is misspelt',
    onRoute('"@type":"Service"', '"@type":"Servise"'),
    onBothRoutes('structured data complete'),
  ],
  [
    'a review of our own',
    onRoute('"offers"', '"review":{"@type":"Review","reviewBody":"Best of all"},"offers"'),
    onBothRoutes('structured data complete'),
  ],
  [
    'an answer that the page does not show',
    withFault('/index.html', '"text":"Goods come', '"text":"Parcels come'),
    ['/ › structured data visible'],
  ],
  [
    'a price that the page does not show',
    onRoute('"price":13.5', '"price":12.5'),
    onBothRoutes('structured data visible'),
  ],
  [
    'a reference to nothing',
    onRoute(
      '"isPartOf":{"@id":"https://fixture.example/#organization"',
      '"isPartOf":{"@id":"https://fixture.example/#site"',
    ),
    ['/long-way › references'],
  ],
  [
    'a breadcrumb by an alias',
    onRoute(
      '"item":"https://fixture.example/long-way"',
      '"item":"https://fixture.example/ways/long"',
    ),
    onBothRoutes('breadcrumbs'),
  ],
  [
    'a placeholder in structured data',
    onRoute('"provider":{', '"provider":{"telephone":"+000 000 000",'),
    onBothRoutes('no placeholders'),
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});

/** The page with two addresses, in a language with decimal commas. */
const inFrench = (price: string) =>
  Object.fromEntries(
    Object.entries(onRoute('$13.50 a kilogram', `${price} par kg`)).map(([file, text]) => [
      file,
      file === '/long-way.html' || file === '/ways/long.html'
        ? text.replace('lang="en"', 'lang="fr"')
        : text,
    ]),
  );

test.each([
  ['1\u202f013,50 $US, then 13,50 $US', []],
  ['135,00 $US', onBothRoutes('structured data visible')],
])('a price is read as its language writes it: %s', (price, expected) => {
  const rules = found(inFrench(price));
  expect(rules.filter((one) => one.endsWith('structured data visible'))).toEqual(expected);
});
