/** @jest-environment node */
import { contentHash, policyHash } from './hash';

test("a policy hash is the browsers' own: base64 of SHA-256 over the text's UTF-8", () => {
  expect(policyHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('a file is named by its content', () => {
  expect(contentHash('a')).toMatch(/^[0-9a-f]{10}$/);
  expect(contentHash('a')).not.toBe(contentHash('b'));
});
