/** @jest-environment node */
import { contentSecurityPolicy } from './content-security-policy';

const nobody = { connect: [], formAction: [], frame: [], image: [] };
const hashes = { script: ["'sha256-s='"], style: ["'sha256-c='"] };
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('everything else is blocked', () => {
  expect(directives(contentSecurityPolicy(hashes, nobody, false))['default-src']).toBe("'none'");
});

test('inline scripts and styles are allowed by hash only', () => {
  const policy = directives(contentSecurityPolicy(hashes, nobody, false));
  expect(policy['script-src']).toBe("'self' 'sha256-s='");
  expect(policy['style-src']).toBe("'self' 'sha256-c='");
});

test('each origin is allowed in its own directive', () => {
  const policy = directives(
    contentSecurityPolicy(
      hashes,
      {
        connect: ['https://api.example'],
        formAction: ['https://forms.example'],
        frame: ['https://map.example'],
        image: ['https://images.example'],
      },
      false,
    ),
  );
  expect(policy['connect-src']).toBe("'self' https://api.example");
  expect(policy['form-action']).toBe("'self' https://forms.example");
  expect(policy['frame-src']).toBe('https://map.example');
  expect(policy['img-src']).toBe("'self' data: https://images.example");
});

test('frames are blocked by default', () => {
  expect(directives(contentSecurityPolicy(hashes, nobody, false))['frame-src']).toBe("'none'");
});

test.each([
  [true, "'self'"],
  [false, "'none'"],
])('where the site has a worker (%s), workers may come from %s', (hasWorker, sources) => {
  const policy = directives(contentSecurityPolicy(hashes, nobody, hasWorker));
  expect(policy['worker-src']).toBe(sources);
});
