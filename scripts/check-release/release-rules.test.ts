import { siteOf } from '../check-site/rules/site';
import { releaseRules } from './release-rules';

const origin = 'https://fixture.co.tz';

/** Every rule is broken here, next to what only looks like it: figures, field examples, code. */
const files = {
  '/index.html': `<link rel="canonical" href="${origin}/">
    <form method="post" action="https://forms.co.tz/other"></form>
    <p>+255 000 000 000, info@nectarine.example, Lorem ipsum, Placeholder Road</p>
    <p>£1,000,000, you@example.com, a test. of 1000000 kg in placeholder text, qt.test(e)</p>`,
  '/photo.webp': 'nectarine.example in a picture',
};

test('every rule finds what breaks it', async () => {
  const buffers = Object.entries(files).map(([file, text]) => [file, Buffer.from(text)] as const);
  const site = siteOf(new Map(buffers), {
    registered: [],
    paths: [],
    unregistered: [],
    redirects: [],
  });
  const found = releaseRules('https://forms.co.tz/info').map(async ({ name, find }) => [
    name,
    (await find(site)).map(({ where, found }) => `${where}: ${found}`),
  ]);
  expect(Object.fromEntries(await Promise.all(found))).toEqual({
    placeholder: [
      '/index.html: nectarine.example',
      '/index.html: +255 000 000 000',
      '/index.html: Placeholder Road',
      '/index.html: Lorem ipsum',
    ],
    'form service': ['/: https://forms.co.tz/other'],
  });
});
