/** @jest-environment node */
import { checkSite } from '../check-out/check-site';
import {
  healthyPromise,
  healthyTexts,
  type Texts,
  withEncodings,
} from '../check-out/fixtures/healthy-site';
import { siteOf } from '../check-out/site';
import { releaseRules } from './release-rules';

const ORIGIN = 'https://fixture.co.tz';
const rules = releaseRules('https://forms.co.tz/info');

/** The fixture site at an address that could be real. */
const released: Texts = Object.fromEntries(
  Object.entries(healthyTexts).map(([file, text]) => [
    file,
    text.replaceAll('fixture.example', 'fixture.co.tz').replaceAll('forms.example', 'forms.co.tz'),
  ]),
);

/** What the release rules find, as `file › rule › found`. */
async function found(texts: Texts): Promise<string[]> {
  const site = siteOf(withEncodings(texts), { ...healthyPromise, origin: ORIGIN });
  const findings = await checkSite(site, rules);
  const own = new Set(rules.map(({ name }) => name));
  return findings
    .filter(({ rule = '' }) => own.has(rule))
    .map(({ where, rule, found }) => `${where} › ${rule} › ${found}`);
}

function withFault(file: string, from: string | RegExp, to: string): Texts {
  const text = released[file] ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`"${from}" is not in ${file}`);
  return { ...released, [file]: changed };
}

test('a healthy build can be released', async () => {
  expect(await found(released)).toEqual([]);
});

test.each<[string, Texts, string]>([
  [
    'an address of this machine in a script',
    withFault('/_next/static/islands/b.js', 'import', '"http://localhost:3000/_inbox/a";import'),
    '/_next/static/islands/b.js › machine address › http://localhost:3000/_inbox/a',
  ],
  [
    'an address of this machine in a page',
    withFault('/contact.html', '</main>', '<a href="http://127.0.0.1:3000/a">a</a></main>'),
    '/contact.html › machine address › http://127.0.0.1:3000/a',
  ],
  [
    'an address of this machine for the hosts',
    { ...released, '/_headers': "/*\n  A: form-action 'self' http://localhost:3000\n" },
    '/_headers › machine address › http://localhost:3000',
  ],
  [
    'a domain that nobody can own',
    withFault('/contact.html', '</main>', '<p>info@nectarine.example</p></main>'),
    '/contact.html › placeholder › nectarine.example',
  ],
  [
    'a phone number of zeros',
    withFault('/contact.html', '</main>', '<p>+255 000 000 000</p></main>'),
    '/contact.html › placeholder › +255 000 000 000',
  ],
  [
    'a chat number of zeros',
    withFault('/contact.html', '</main>', '<p>wa.me/255000000000</p></main>'),
    '/contact.html › placeholder › 255000000000',
  ],
  [
    'a placeholder as the street',
    withFault('/contact.html', '</main>', '<p>Placeholder House</p></main>'),
    '/contact.html › placeholder › Placeholder House',
  ],
  [
    'a form that goes elsewhere',
    withFault('/contact.html', 'https://forms.co.tz/info', 'https://forms.co.tz/other'),
    '/contact › form service › https://forms.co.tz/other',
  ],
  [
    'a page that is closed to search engines',
    withFault('/contact.html', '</head>', '<meta name="robots" content="noindex"/></head>'),
    '/contact › open to search engines › noindex',
  ],
  [
    'a site that is closed to crawlers',
    withFault('/robots.txt', 'Allow: /', 'Disallow: /'),
    '/robots.txt › open to search engines › Disallow: /',
  ],
])('reports %s', async (_, texts, expected) => {
  expect(await found(texts)).toEqual([expected]);
});

test('figures, field examples and library text are not placeholders', async () => {
  const text = '£1,000,000 and you@example.com, a test. of 1000000 kg in placeholder text';
  expect(await found(withFault('/contact.html', '</main>', `<p>${text}</p></main>`))).toEqual([]);
});
