/** @jest-environment node */
import { contentSecurityPolicy } from './content-security-policy';

const nobody = { connect: [], formAction: [], frame: [], image: [] };
const hashes = { script: ["'sha256-s='"], style: ["'sha256-c='"] };

test('everything else than the own files and the hashed inline code is blocked', () => {
  expect(contentSecurityPolicy(hashes, nobody, false)).toBe(
    "default-src 'none';script-src 'self' 'sha256-s=';style-src 'self' 'sha256-c=';" +
      "img-src 'self' data:;font-src 'self';manifest-src 'self';worker-src 'none';" +
      "connect-src 'self';form-action 'self';frame-src 'none';base-uri 'none'",
  );
});

test('each origin is allowed in its own directive, and a worker if there is one', () => {
  const origins = {
    connect: ['https://api.example'],
    formAction: ['https://forms.example'],
    frame: ['https://map.example'],
    image: ['https://images.example'],
  };
  const directives = contentSecurityPolicy(hashes, origins, true).split(';');
  expect(directives).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://api.example",
      "form-action 'self' https://forms.example",
      'frame-src https://map.example',
      "img-src 'self' data: https://images.example",
      "worker-src 'self'",
    ]),
  );
});
