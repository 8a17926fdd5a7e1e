import { environmentOf } from '@/lib/site/environment';
import { policySources } from './policy-sources';

const company = {
  url: 'https://nectarine.example',
  formService: 'https://forms.example',
  emails: { info: 'info@nectarine.example' } as never,
  mapEmbedUrl: 'https://maps.example/embed.html?bbox=1',
  imageHosts: ['pictures.example'],
};
const sources = policySources(company, environmentOf(company, {}));

/** As browsers match a source that has a path: the whole path, unless it ends in a slash. */
const allows = (source: string, address: string) =>
  new URL(source).pathname === '/'
    ? address.startsWith(source)
    : address === source || (source.endsWith('/') && address.startsWith(source));

test.each([
  ['formAction', 'https://forms.example/info@nectarine.example', true],
  ['formAction', 'https://nectarine.example/contact', true],
  ['formAction', 'https://forms.example/thief@elsewhere.example', false],
  ['formAction', 'https://forms.example/ajax/info@nectarine.example', false],
  ['connect', 'https://forms.example/ajax/info@nectarine.example', true],
  ['connect', 'https://forms.example/ajax/thief@elsewhere.example', false],
  ['connect', 'https://forms.example/', false],
] as const)('%s, %s: %s', (directive, address, isAllowed) => {
  expect(sources[directive].some((source) => allows(source, address))).toBe(isAllowed);
});

test('frames and pictures come from whole hosts', () => {
  expect(sources.frame).toEqual(['https://maps.example']);
  expect(sources.image).toEqual(['https://pictures.example']);
});
