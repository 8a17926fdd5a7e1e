import { figurePieces } from './figure-pieces';

const figuresIn = (text: string) =>
  figurePieces(text).flatMap((piece) => (piece.isFigure ? [piece.text] : []));

test.each([
  ['a range of days, up to its last word', 'We need 3-7 business days.', ['3-7 business']],
  ['a range alone', 'Between 24-48, at most.', ['24-48,']],
  ['a number and its unit', 'Return it within 72 hours.', ['72 hours.']],
  ['one of something', 'A free box of 1 kg, or 1 day.', ['1 kg,', '1 day.']],
  ['shillings', 'That is TZS 1,800,000.', ['TZS 1,800,000.']],
  ['a price per kilogram', '0.6 kg at $13.50 / kg', ['0.6 kg', '$13.50 / kg']],
  ['a size', 'A box of 60 × 50 × 40 cm.', ['60 × 50 × 40 cm.']],
  ['the size of an engine', 'A 2,000 cc car.', ['2,000 cc']],
  ['a Swahili size', 'Boksi la sm 60 × 50 × 40.', ['sm 60 × 50 × 40.']],
  ['Swahili units, which come first', 'Muda ni siku 5-7, saa 24-48.', ['siku 5-7,', 'saa 24-48.']],
  ['a Swahili price per kilogram', 'ni $13.50 kwa kilo', ['$13.50 kwa kilo']],
  [
    'brackets and quotes beside it',
    'By sea (3-5 weeks): “72 hours”.',
    ['(3-5 weeks):', '“72 hours”.'],
  ],
  ['the steps of a sum', '24 kg × $13.50 = $324.00', ['24 kg', '× $13.50', '= $324.00']],
  ['a Swahili sum', 'kilo 24 × $13.50 = $324.00', ['kilo 24', '× $13.50', '= $324.00']],
  ['a formula', 'length × width in cm ÷ 5000 = kg', ['× width', '÷ 5000', '= kg']],
  [
    'words with hyphens',
    'Door-to-door, by M-Pesa; a walkie-talkie.',
    ['Door-to-door,', 'M-Pesa;', 'walkie-talkie.'],
  ],
  ['hours of the day', 'Open 9:00 AM-5:00 PM.', ['9:00 AM-5:00 PM.']],
  ['hours of 24', 'Open 20:00-04:00.', ['20:00-04:00.']],
  ['the city', 'To Dar es Salaam, by air.', ['Dar es Salaam,']],
  ['nothing in numbers of other things', 'NL1234567890TZ, 10 origins, 24/7, HS 3303-90x', []],
  ['nothing in longer words', 'In 5 daylight hours', []],
])('finds %s', (_, text, expected) => {
  expect(figuresIn(text)).toEqual(expected);
});
