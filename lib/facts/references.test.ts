import { referencesIn, unknownIn, withFacts } from './references';

const facts = { 'uk.rate': '£7', 'uk.air': '5-7 days', 'origins.count': 'ten' };

test.each([
  ['{uk.air} at {uk.rate}, only {uk.rate}', '5-7 days at £7, only £7'],
  ['{uk.Air} by air', '5-7 Days by air'],
  ['{origins.Count} countries', 'Ten countries'],
])('%s is filled in; a capital gives title case', (text, filled) => {
  expect(withFacts(text, facts)).toBe(filled);
});

test('fills nested lists and objects and leaves other values alone', () => {
  const content = { rows: [['{uk.rate}', { text: 'in {uk.air}', page: 'contact' }]], order: 3 };
  expect(withFacts(content, facts)).toEqual({
    rows: [['£7', { text: 'in 5-7 days', page: 'contact' }]],
    order: 3,
  });
});

test('placeholders that components fill are not references', () => {
  expect(referencesIn('Shipping from {origin}, {number} of {total}')).toEqual([]);
  expect(withFacts('Shipping from {origin}', facts)).toBe('Shipping from {origin}');
});

test('an entry that refers to an empty fact is left out, and so is a list without other entries', () => {
  const content = {
    list: ['By air: {uk.rate}', 'A barrel: {uk.barrel}'],
    faq: [{ question: 'What does a barrel cost?', answer: ['It costs {uk.barrel}.'] }, { id: 'x' }],
  };
  expect(withFacts(content, { ...facts, 'uk.barrel': '' })).toEqual({
    list: ['By air: £7'],
    faq: [{ id: 'x' }],
  });
  expect(withFacts(content, { ...facts, 'uk.barrel': '$145' }).list).toContain('A barrel: $145');
});

test('leaves an unknown name as written and reports it', () => {
  expect(withFacts('{uk.rat} and {uk.Rate}', facts)).toBe('{uk.rat} and £7');
  expect(unknownIn('{uk.rat} and {uk.Rate}', facts)).toEqual(['uk.rat']);
});
