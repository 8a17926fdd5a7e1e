/** @jest-environment node */
import { summary } from './summary';

const finding = (where: string, found: string, rule = 'placeholder') => ({
  where,
  rule,
  found,
  fix: 'fix it',
});

test('groups a finding on many pages into one line with a count', () => {
  const same = ['/', '/a', '/b'].map((page) => finding(page, '000'));
  expect(summary(same)).toEqual(['/ › placeholder: 000; fix it (and 2 more)']);
});

test('each rule lists distinct findings and counts the rest', () => {
  const many = Array.from({ length: 9 }, (_, i) => finding(`/${i}`, `found ${i}`));
  const lines = summary([...many, finding('/', 'x', 'links')]);
  expect(lines).toHaveLength(8);
  expect(lines[5]).toContain('found 5');
  expect(lines[6]).toBe('… › placeholder: 3 more of the kind');
  expect(lines[7]).toContain('/ › links: x');
});

test('prints nothing without findings', () => {
  expect(summary([])).toEqual([]);
});
