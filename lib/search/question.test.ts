import { type Intents, readQuestion } from './question';

const intents: Intents = {
  tax: ['tax', 'import duty', 'kodi'],
  cost: ['cost', 'how much'],
  allowed: ['allowed', 'can i send'],
  time: ['how long'],
};
const read = (question: string) => readQuestion(question, intents, (figure) => figure === '1688');

test.each([
  ['kodi simu', 'tax', 'simu'],
  ['Import duty on a laptop', 'tax', 'on a laptop'],
  ['how much is the tax on shoes', 'cost', 'is the on shoes'],
  ['can I send perfume?', 'allowed', 'perfume'],
  ['duty free shop', undefined, 'duty free shop'],
])('"%s" asks for %s about "%s"', (question, intent, subject) => {
  expect(read(question)).toEqual({ intent, subject });
});

test.each([
  ['X-Trail 2007', 'x trail'],
  ['2 kg shoes 40cm', 'shoes'],
  ['3 cbm', 'cbm'],
  ['1688', '1688'],
])('figures do not count unless an answer is named by them: "%s"', (question, subject) => {
  expect(read(question).subject).toBe(subject);
});
