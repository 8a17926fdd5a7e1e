import { runningText } from './running-text';

test.each([
  [
    'Read the [terms](help/terms#duty), [below](#duty) or [here](https://tra.go.tz/a_(b)?c).',
    [
      { text: 'Read the ' },
      { text: 'terms', to: { page: 'help/terms', fragment: 'duty' } },
      { text: ', ' },
      { text: 'below', to: { fragment: 'duty' } },
      { text: ' or ' },
      { text: 'here', to: { url: 'https://tra.go.tz/a_(b)?c' } },
      { text: '.' },
    ],
  ],
  [
    '[Call [us]](channel:phone)[log in](portal:getStarted)[ask](/quote)',
    [
      { text: 'Call [us]', to: { channel: 'phone' } },
      { text: 'log in', to: { portal: 'getStarted' } },
      { text: 'ask', to: { unregistered: '/quote' } },
    ],
  ],
  [
    '**Never** send <abbr title="Compressed gas (all kinds)">CNG</abbr>',
    [
      { text: 'Never', strong: true },
      { text: ' send ' },
      { text: 'CNG', meaning: 'Compressed gas (all kinds)' },
    ],
  ],
  ['Sizes [in cm] (2 * 2 < 5)', [{ text: 'Sizes [in cm] (2 * 2 < 5)' }]],
])('the pieces of %s', (text, pieces) => {
  expect(runningText(text)).toEqual(pieces);
});
