/** @jest-environment node */
import { checkSite } from '../check-site/check-site';
import { type SampleTexts, sampleSite, sampleTexts, withFault } from '../check-site/sample-build';
import { releaseRules } from './release-rules';

const rules = releaseRules('https://forms.co.tz/info');

/** The sample at an address that could be real. */
const released: SampleTexts = Object.fromEntries(
  Object.entries(sampleTexts).map(([file, text]) => [
    file,
    text.replaceAll('fixture.example', 'fixture.co.tz').replaceAll('forms.example', 'forms.co.tz'),
  ]),
);

/** What the release rules find, as `file › rule › found`. */
async function found(texts: SampleTexts): Promise<string[]> {
  const findings = await checkSite(sampleSite(texts, { origin: 'https://fixture.co.tz' }), rules);
  return findings
    .filter(({ rule }) => rules.some(({ name }) => name === rule))
    .map(({ where, rule, found }) => `${where} › ${rule} › ${found}`);
}

const contact = (from: string, to: string) => withFault('/contact.html', from, to, released);
const inText = (text: string) => contact('</main>', `<p>${text}</p></main>`);

test.each<[expected: string, texts: SampleTexts]>([
  [
    '/_headers › machine address › http://localhost:3000',
    { ...released, '/_headers': "form-action 'self' http://localhost:3000\n" },
  ],
  [
    '/contact.html › placeholder › nectarine.example',
    inText('<a href="https://nectarine.example">a</a>'),
  ],
  ['/contact.html › placeholder › +255 000 000 000', inText('+255 000 000 000')],
  [
    '/contact › form service › https://forms.co.tz/other',
    contact('https://forms.co.tz/info', 'https://forms.co.tz/other'),
  ],
  [
    '/contact › open to search engines › noindex',
    contact('<title>', '<meta name="robots" content="noindex"><title>'),
  ],
])('reports %s', async (expected, texts) => {
  expect(await found(texts)).toEqual([expected]);
});

test('figures, field examples and library text are not placeholders', async () => {
  const text =
    '£1,000,000 and you@example.com, a test. of 1000000 kg in placeholder text, qt.test(e)';
  expect(await found(inText(text))).toEqual([]);
});
