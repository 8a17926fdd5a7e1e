/** @jest-environment node */
import { helpSearch } from './help-search';
import { helpSearch as schema } from './schema/help-search';

test('the words of the help search are complete', () => {
  expect(() => schema.parse(helpSearch)).not.toThrow();
});
