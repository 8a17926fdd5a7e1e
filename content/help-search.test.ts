/** @jest-environment node */
import { helpSearch } from './help-search';
import { helpSearch as schema } from './schema/help-search';

test('the copy of the help search is complete', () => {
  expect(() => schema.parse(helpSearch)).not.toThrow();
});
