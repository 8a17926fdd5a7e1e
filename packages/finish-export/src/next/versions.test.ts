/** @jest-environment node */
import { readVersions, TESTED_NEXT, versionNote, versionProblems } from './versions';

const versions = {
  next: TESTED_NEXT,
  react: '19.3.1',
  reactDom: '19.3.1',
  rendering: '19.3.0-canary-278794d7',
};
const found = (changes: Partial<typeof versions>) =>
  versionProblems({ ...versions, ...changes }).map(({ found, fix }) => `${found}: ${fix}`);

test('this project uses tested versions that fit together', () => {
  const used = readVersions(process.cwd());
  expect(used.next).toBe(TESTED_NEXT);
  expect(versionProblems(used)).toEqual([]);
});

test('a newer Next is accepted', () => {
  expect(found({ next: '16.5.0-canary.38' })).toEqual([]);
  expect(versionNote({ ...versions, next: '16.5.0-canary.38' })).toContain(TESTED_NEXT);
});

test.each(['16.3.2', '15.9.0'])('Next %s is rejected by name', (next) => {
  expect(found({ next })).toEqual([`Next ${next}: npm install next@${TESTED_NEXT}`]);
});

test('two versions of React are rejected', () => {
  expect(found({ reactDom: '19.2.0' })[0]).toContain('react 19.3.1, react-dom 19.2.0');
});

test('a React other than the one that renders is rejected', () => {
  expect(found({ react: '19.2.0', reactDom: '19.2.0' })[0]).toContain('npm install react@19.3');
});
