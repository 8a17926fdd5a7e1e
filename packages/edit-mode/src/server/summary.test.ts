import { describeChanges } from './summary';

test('tells reviewers what changed in words, a line for each field of a new entry', () => {
  const file = 'content/help/faq.ts';
  const entry = {
    id: 'mirror',
    question: 'How?',
    answer: [{ paragraph: ['Upright, with ', { text: 'papers', page: 'help/papers' }, '.'] }],
    by: ['air', 'sea'],
    time: { from: 5, to: 7, unit: 'days' },
  };
  expect(
    describeChanges(
      [
        { file, place: 'heading', path: ['heading'], kind: 'changed', before: 'Old', after: 'New' },
        { file, place: 'third question', path: ['questions', 2], kind: 'added', after: entry },
      ],
      ['text', 'page'],
    ),
  ).toBe(`Edit help/faq

help/faq
- heading: “Old” → “New”
- third question: new, 
  Name for links: mirror
  Question: How?
  Paragraph: Upright, with papers [help/papers].
  By: air, sea
  Time: 5-7 days`);
});
