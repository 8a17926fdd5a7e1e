/** @jest-environment node */
import { serve } from '../hosting/run-server';
import { checkDeployed } from './check-deployed';

const page = '<body><a href="mailto:info@fixture.example">info@fixture.example</a></body>';
const built: Record<string, string> = {
  '/index.html': page,
  '/contact.html': page,
  '/about.html': page,
  '/help.html': page,
  '/islands.js': 'export{}',
  // Not served, or not as they are.
  '/404.html': page,
  '/contact.html.br': 'compressed',
  '/_headers': '/*',
  '/_redirects': '/old /contact 308\n',
  '/old.html': 'moved',
};

/** What is found where a host changes what it serves so; a number is its status. */
async function findingsOf(changes: Record<string, (text: string) => string | number>) {
  const host = await serve(({ url = '' }, response) => {
    const text = built[url === '/' ? '/index.html' : `${url}.html`] ?? built[url] ?? '';
    const answer = changes[url]?.(text) ?? text;
    if (typeof answer === 'string') response.end(answer);
    else response.writeHead(answer, { location: '/' }).end();
  });
  const files = Object.entries(built).map(([file, text]) => [file, Buffer.from(text)] as const);
  const findings = await checkDeployed(new Map(files), host.origin);
  await host.close();
  return findings.map(({ where, found }) => `${where}: ${found}`);
}

test('reports every file that a host serves otherwise than it was built, and no other', async () => {
  expect(await findingsOf({})).toEqual([]);
  expect(
    await findingsOf({
      '/': (text) => text.replace('>info@fixture.example', '>[email&#160;protected]'),
      '/about': () => 302,
      '/help': () => 404,
      '/islands.js': () => '',
    }),
  ).toEqual([
    expect.stringMatching(/^\/: differs .* from byte \d+ on: ".*\[email.*", built ".*info@/),
    '/about: answers 302',
    '/help: answers 404',
    expect.stringMatching('^/islands.js: differs .* from byte 0 on: "", built "export'),
  ]);
});
