/** @jest-environment node */
import { summary } from './summary';

const finding = (page: string, found: string, rule = 'placeholder') => ({
  page,
  rule,
  found,
  mend: 'mend it',
});

test('what is found on many pages is one line that counts them', () => {
  const same = ['/', '/a', '/b'].map((page) => finding(page, '000'));
  expect(summary(same)).toEqual(['/ › placeholder › 000 › mend it (and 2 more)']);
});

test('each rule names what is different, and counts what would be too much to read', () => {
  const many = Array.from({ length: 9 }, (_, i) => finding(`/${i}`, `found ${i}`));
  const lines = summary([...many, finding('/', 'x', 'links')]);
  expect(lines).toHaveLength(8);
  expect(lines[5]).toContain('found 5');
  expect(lines[6]).toBe('… › placeholder › 3 more of the kind');
  expect(lines[7]).toContain('/ › links › x');
});

test('nothing found is nothing said', () => {
  expect(summary([])).toEqual([]);
});
