import type { Answer } from '../send';
import { dueMessages, hasText, LIFE, type Outbox, PAUSES, type Step, shown, tick } from './message';
import { answer, change, claim, forgetAll, keepDraft, remove, send, wait } from './outbox';

type Action = (outbox: Outbox) => Step<unknown>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_000 * DAY;
const place = { form: 'contact', page: '/contact', tab: 'tab', owner: 'page' };
const post = { endpoint: 'https://forms.example', subject: 'Contact', payload: {}, nextUrl: '' };
const draft = (text: string, id = '1') => ({
  id,
  ...place,
  values: { message: text },
  print: text,
});
const seen = { id: '1', state: 'waiting' } as const;

const typing = (text: string) => (outbox: Outbox) => keepDraft(outbox, draft(text), NOW);
const sending =
  (text: string, id = '1', again = false) =>
  (outbox: Outbox) =>
    send(outbox, { ...draft(text, id), again }, NOW);
const answering = (outcome: Answer) => (outbox: Outbox) => answer(outbox, '1', outcome, NOW);
const claiming = (outbox: Outbox) => claim(outbox, '1', NOW);
const changing = (outbox: Outbox) => change(outbox, seen, place, NOW);
const removing = (outbox: Outbox) => remove(outbox, seen);

/** A message that waits, and one that the worker has sent with this outcome. */
const queued = [sending('A'), (outbox: Outbox) => wait(outbox, '1', post)];
const worked = (outcome: Answer) => [...queued, claiming, answering(outcome)];

/** Runs actions one after another, each at its time, as the store does. */
function run(...actions: Action[]) {
  let outbox: Outbox = [];
  let result: unknown;
  for (const action of actions) [outbox, result] = action(tick(outbox, NOW));
  return { outbox, result };
}
const texts = (outbox: Outbox) =>
  outbox.filter(hasText).map(({ state, values }) => `${state} ${values.message}`);

test.each<[string, Action[]]>([
  ['was refused', [sending('A'), answering('refused')]],
  ['did not leave', [sending('A'), answering('unsent')]],
  ['waited, and was deleted', [...queued, removing]],
  ['was forgotten, and refused', [sending('A'), forgetAll, answering('refused')]],
])('a text that %s is sent again without a question', (_, before) => {
  expect(run(...before, sending('A', '2')).result).toBe(true);
});

test('a text that was sent asks, with the time; another text does not', () => {
  const before = [sending('A'), answering('sent')];
  expect(run(...before, sending('A', '2')).result).toEqual(
    expect.objectContaining({ at: NOW, sure: true }),
  );
  expect(run(...before, sending('A', '2', true)).result).toBe(true);
  expect(run(...before, sending('C', '2')).result).toBe(true);
});

test('"not now" is tried again after growing pauses, or when the visitor is here', () => {
  let { outbox } = run(...queued);
  let now = NOW;
  for (const pause of [...PAUSES, PAUSES.at(-1) ?? 0]) {
    [outbox] = claim(outbox, '1', now);
    [outbox] = answer(outbox, '1', 'later', now);
    expect(dueMessages(outbox, now + pause - 1, false)).toEqual([]);
    expect(dueMessages(outbox, now, true)).toHaveLength(1);
    now += pause;
    expect(dueMessages(outbox, now, false)).toHaveLength(1);
  }
});

test.each<[string, Action[], result: unknown, text: string[]]>([
  ['changes one that is being sent', [claiming, changing], 'sending', ['sending A']],
  ['deletes one that is being sent', [claiming, removing], 'sending', ['sending A']],
  ['sends one that was changed', [changing, claiming], undefined, ['draft A']],
  ['deletes one that another tab has changed', [changing, removing], 'gone', ['draft A']],
  ['changes one that another tab has changed', [changing, changing], 'gone', ['draft A']],
  ['changes one that was deleted', [removing, changing], 'gone', []],
])('too late: %s', (_, actions, result, left) => {
  const late = run(...queued, ...actions);
  expect(late.result).toBe(result);
  expect(texts(late.outbox)).toEqual(left);
});

test('forgets all texts at once, also one that is being sent', () => {
  const { outbox } = run(typing('A'), sending('B', '2'), forgetAll);
  expect(JSON.stringify(outbox)).not.toContain('values');
});

test.each<[string, number, Action[]]>([
  ['draft', LIFE.draft, [typing('A')]],
  ['waiting', LIFE.waiting, queued],
  ['unsure', LIFE.unsure, worked('unconfirmed')],
  ['refused', LIFE.refused, worked('refused')],
])(
  'a message in %s is shown to its end, hidden, then deleted; a wrong clock deletes nothing',
  (state, life, actions) => {
    const { outbox } = run(...actions);
    const over = tick(outbox, NOW + life);
    expect(shown(tick(outbox, NOW + life - 1))).toHaveLength(1);
    expect([shown(over), texts(over)]).toEqual([[], [`${state} A`]]);
    expect(tick(over, NOW + life + DAY)).toEqual([]);
    expect(shown(tick(outbox, NOW - HOUR))).toHaveLength(1);
    expect(shown(tick(tick(outbox, NOW + life + 99 * DAY), NOW + HOUR))).toHaveLength(1);
  },
);
