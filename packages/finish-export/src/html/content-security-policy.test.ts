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

test('what no directive names is refused', () => {
  expect(directives(contentSecurityPolicy(hashes, nobody))['default-src']).toBe("'none'");
});

test('inline scripts and styles pass by their hash alone', () => {
  const policy = directives(contentSecurityPolicy(hashes, nobody));
  expect(policy['script-src']).toBe("'self' 'sha256-s='");
  expect(policy['style-src']).toBe("'self' 'sha256-c='");
});

test('the origins given are allowed, each in its own directive', () => {
  const policy = directives(
    contentSecurityPolicy(hashes, {
      connect: ['https://api.example'],
      formAction: ['https://forms.example'],
      frame: ['https://map.example'],
      image: ['https://images.example'],
    }),
  );
  expect(policy['connect-src']).toBe("'self' https://api.example");
  expect(policy['form-action']).toBe("'self' https://forms.example");
  expect(policy['frame-src']).toBe('https://map.example');
  expect(policy['img-src']).toBe("'self' data: https://images.example");
});

test('no frame is allowed unless one is asked for', () => {
  expect(directives(contentSecurityPolicy(hashes, nobody))['frame-src']).toBe("'none'");
});
