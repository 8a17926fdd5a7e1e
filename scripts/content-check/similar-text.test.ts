/** @jest-environment node */
import fc from 'fast-check';
import { difference, nearestText } from './similar-text';

test.each([
  ['another figure', '5-7 days', ['By air it takes 8-9 days.', 'By sea 3-5 weeks.'], '8-9 days'],
  ['one more word', 'Track shipment', ['Call us', 'Track my shipment'], 'Track my shipment'],
  ['one word fewer', 'Get a quote', ['Ask us', 'Get quotes'], 'Get quotes'],
  ['nothing similar', 'Get a quote', ['Where is my parcel?'], null],
  ['no words at all', 'Get a quote', [], null],
])('finds %s', (_, figure, texts, expected) => {
  expect(nearestText(figure, texts)).toBe(expected);
});

test('leaves out the words that are ruled out', () => {
  expect(nearestText('3 days', ['4 days or 5 days'], ['4 days'])).toBe('5 days');
});

test('finds the most similar words of a text', () => {
  const word = fc.constantFrom('air', 'airs', 'fair', '5 kg', '12 kg', 'sea', 'seas');
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(fc.constantFrom('air', 'sea', '7 kg'), words, (figure, text) => {
      const count = figure.split(' ').length;
      const all = text.split(' ').map((_, i, all) => all.slice(i, i + count).join(' '));
      const nearest = nearestText(figure, [text]);
      const isSimilar = (other: string) => difference(figure, other) <= figure.length * 0.4;
      const similar = all.filter(isSimilar).map((other) => difference(figure, other));
      const away = nearest === null ? Number.POSITIVE_INFINITY : difference(figure, nearest);
      expect(away).toBeLessThanOrEqual(Math.min(...similar));
    }),
  );
});
