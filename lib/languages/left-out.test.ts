/** @jest-environment node */
import { idsLeftOut, withoutLinksTo } from './left-out';

const question = (id: string) => ({ id, question: `Why ${id}?` });

test('finds the ids of entries that a page leaves out', () => {
  const english = { sections: [{ id: 'all', questions: [question('one'), question('two')] }] };
  const own = { sections: [{ id: 'all', questions: [question('two')] }] };
  expect(idsLeftOut(english, own)).toEqual(['one']);
  expect(idsLeftOut(english, english)).toEqual([]);
});

test('links to them lead to the top of the page, other links stay', () => {
  const link = (fragment: string) => ({ text: 'See', page: 'help/faq', fragment });
  const content = { lead: ['Read ', link('one')], action: link('two') };
  expect(withoutLinksTo(new Set(['help/faq#one']), content)).toEqual({
    lead: ['Read ', { text: 'See', page: 'help/faq' }],
    action: link('two'),
  });
  expect(withoutLinksTo(new Set(), content)).toBe(content);
});
