/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { type RunningServer, serve } from '../hosting/run-server';
import { checkDeployed } from './check-deployed';

const page = '<body><a href="mailto:info@fixture.example">info@fixture.example</a></body>';
const files = new Map(
  Object.entries({
    '/index.html': page,
    '/contact.html': page,
    '/_next/static/islands/a.js': 'export{}',
    // Not served, or not as they are.
    '/404.html': page,
    '/contact.html.br': 'compressed',
    '/_headers': '/*',
    '/_redirects': '/old /contact 308\n',
    '/old.html': 'moved',
  }).map(([file, text]) => [file, Buffer.from(text)]),
);
const built = (url = '') =>
  files.get(url === '/' ? '/index.html' : `${url}.html`) ?? files.get(url);

let host: RunningServer;
afterEach(() => host.close());

/** What is found where a host answers so. */
async function findingsOf(answer: (built: string, url: string) => string | number) {
  const listener: RequestListener = ({ url = '' }, response) => {
    const answered = answer(String(built(url) ?? ''), url);
    if (typeof answered === 'number') response.writeHead(answered, { location: '/' }).end();
    else response.end(answered);
  };
  host = await serve(listener);
  return (await checkDeployed(files, host.origin)).map(({ where, found }) => `${where}: ${found}`);
}

test('finds nothing where every file is served as it was built', async () => {
  expect(await findingsOf((text) => text)).toEqual([]);
});

test.each<[string, (text: string, url: string) => string | number, string[]]>([
  [
    'hides e-mail addresses',
    (text) => text.replaceAll('>info@fixture.example', '>[email&#160;protected]'),
    ['/', '/contact'],
  ],
  [
    'adds a script',
    (text) => text.replace('</body>', '<script src="/cdn-cgi/beacon.js"></script></body>'),
    ['/', '/contact'],
  ],
  [
    'minifies scripts',
    (text, url) => (url.endsWith('.js') ? '' : text),
    ['/_next/static/islands/a.js'],
  ],
  ['redirects', (text, url) => (url === '/contact' ? 302 : text), ['/contact']],
])('reports what a host changes that %s', async (_, answer, expected) => {
  const findings = await findingsOf(answer);
  expect(findings.map((line) => line.split(':')[0])).toEqual(expected);
});

test('shows where a page differs', async () => {
  const [first] = await findingsOf((text) => text.replace('>info@', '>[email&#160;protected]'));
  expect(first).toMatch(
    /^\/: differs .* from byte \d+ on: ".*\[email&#160;protected\].*", built ".*info@/,
  );
});
