import { nameOf } from './choice-bubble';

const fields = { 'times.index': 'by air on boards' };

test.each([
  [['rate'], 'Rate'],
  [['sections', 2, 'asOf'], 'As of'],
  [['shilling', 'perUnit'], 'Shilling, Per unit'],
  [['times', 'index'], 'Times, By air on boards'],
])('names %j as lists of changes do', (path, name) => {
  expect(nameOf({ path }, { entries: {}, items: {}, fields })).toBe(name);
});
