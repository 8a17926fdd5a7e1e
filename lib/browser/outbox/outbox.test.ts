import type { Answer } from '../send';
import { dueMessages, shown, tick } from './ends';
import { hasText, LEASE, LIFE, type Outbox, PAUSES, type Step } from './message';
import * as machine from './outbox';

const { answer, change, claim, forgetAll, lose, remove, send, type, wait } = machine;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_000 * DAY;
const place = { form: 'contact', page: '/contact', tab: 'tab', owner: 'page' };
const post = { endpoint: 'https://forms.example', subject: 'Contact', payload: {}, nextUrl: '' };
const draft = (id: string, message: string) => ({ id, ...place, values: { message } });

/** Runs steps one after another, each at its time, as the store does. */
function run(...steps: ((outbox: Outbox, now: number) => Step<unknown>)[]) {
  let outbox: Outbox = [];
  let result: unknown;
  for (const step of steps) [outbox, result] = step(tick(outbox, NOW), NOW);
  return { outbox, result };
}

const typing = (id: string, text: string) => (outbox: Outbox, now: number) =>
  type(outbox, draft(id, text), now);
const sending =
  (id: string, text: string, again = false) =>
  (outbox: Outbox, now: number) =>
    send(outbox, { ...draft(id, text), print: text, again }, now);
const answering = (id: string, outcome: Answer) => (outbox: Outbox, now: number) =>
  answer(outbox, id, outcome, now);
const waiting = (id: string) => (outbox: Outbox) => wait(outbox, id, post);
const claiming = (id: string) => (outbox: Outbox, now: number) => claim(outbox, id, now);
const seen = (id: string) => ({ id, state: 'waiting' }) as const;
const changing = (id: string) => (outbox: Outbox, now: number) =>
  change(outbox, seen(id), place, now);
const removing = (id: string) => (outbox: Outbox) => remove(outbox, seen(id));

/** A message that waits, and what the service answered to the worker. */
const queued = (id: string, text: string, outcome?: Answer) => [
  ...[sending(id, text), waiting(id)],
  ...(outcome ? [claiming(id), answering(id, outcome)] : []),
];
const texts = (outbox: Outbox) =>
  outbox.filter(hasText).map(({ state, values }) => `${state} ${values.message}`);

test('an unconfirmed message stays, whatever is sent after it', () => {
  const first = [sending('1', 'M1'), answering('1', 'unconfirmed')];
  const second = [sending('2', 'M2'), answering('2', 'unconfirmed')];
  const third = [sending('3', 'M3'), answering('3', 'sent')];
  const { outbox } = run(...first, ...second, ...third);
  expect(texts(outbox)).toEqual(['unsure M1', 'unsure M2']);
});

test.each<[string, Parameters<typeof run>]>([
  ['was sent', [sending('1', 'A'), answering('1', 'sent')]],
  ['got no answer', [sending('1', 'A'), answering('1', 'unanswered')]],
  ['was left while it was being sent', [sending('1', 'A'), (outbox) => lose(outbox, '1')]],
  ['waits', queued('1', 'A')],
  [
    'got no answer while it waited, and was changed back',
    [...queued('1', 'A', 'unanswered'), changing('1'), typing('1', 'B'), typing('1', 'A')],
  ],
  ['got no answer, and was deleted', [...queued('1', 'A', 'unanswered'), removing('1')]],
  [
    'was sent, and everything forgotten',
    [sending('1', 'A'), answering('1', 'sent'), (outbox) => forgetAll(outbox)],
  ],
  [
    'was posted by the browser itself',
    [(outbox, now) => machine.posted(outbox, { ...draft('1', 'A'), print: 'A' }, 'sent', now)],
  ],
])('a text that %s asks before it is sent again', (_, before) => {
  const { result } = run(...before, sending('2', 'A'));
  expect(result).toMatchObject({ print: 'A', at: NOW });
  expect(run(...before, sending('2', 'A', true)).result).toBe(true);
  expect(run(...before, sending('2', 'B')).result).toBe(true);
});

test.each<[string, Parameters<typeof run>]>([
  ['was refused', [sending('1', 'A'), answering('1', 'refused')]],
  ['did not leave', [sending('1', 'A'), answering('1', 'unsent')]],
  ['waited, and was deleted', [...queued('1', 'A'), removing('1')]],
])('a text that %s is sent without a question', (_, before) => {
  expect(run(...before, sending('2', 'A')).result).toBe(true);
});

test('"not now" is tried again after growing pauses, or when the visitor is here', () => {
  let { outbox } = run(...queued('1', 'A'));
  let now = NOW;
  const found: number[] = [];
  for (let i = 0; i < 6; i++) {
    [outbox] = claim(outbox, '1', now);
    [outbox] = answer(outbox, '1', 'later', now);
    const due = (pause: number, eager = false) => dueMessages(outbox, now + pause, eager).length;
    expect([due(0), due(0, true)]).toEqual([0, 1]);
    const pause = PAUSES.find((each) => due(each) > 0) ?? 0;
    found.push(pause);
    now += pause;
  }
  const last = PAUSES.at(-1);
  expect(found).toEqual([...PAUSES, last, last]);
});

test('changing and deleting come too late for a message that is being sent, and say so', () => {
  const both = [...queued('1', 'A'), ...queued('2', 'B'), claiming('1')];
  expect(run(...both, changing('1')).result).toBe('sending');
  expect(run(...both, removing('1')).result).toBe('sending');
  // The other one can be changed, and is then not sent.
  expect(run(...both, changing('2')).result).toMatchObject({ state: 'draft' });
  expect(run(...both, changing('2'), claiming('2')).result).toBeUndefined();
  expect(run(...both, removing('2'), changing('2')).result).toBe('gone');
});

test('a message that one tab has put back into its form is gone for the others', () => {
  const changed = [...queued('1', 'A'), changing('1')];
  expect(run(...changed, removing('1')).result).toBe('gone');
  expect(run(...changed, changing('1')).result).toBe('gone');
  expect(texts(run(...changed, removing('1')).outbox)).toEqual(['draft A']);
});

test('everything is forgotten at once, and what was being sent asks only if it may have arrived', () => {
  const forgotten = [...queued('1', 'A'), typing('2', 'B'), sending('3', 'C'), forgetAll];
  expect(JSON.stringify(run(...forgotten).outbox)).not.toContain('"values"');
  const again = (outcome: Answer) =>
    run(...forgotten, answering('3', outcome), sending('4', 'C')).result;
  expect(again('unanswered')).toMatchObject({ sure: false });
  expect(again('sent')).toMatchObject({ sure: true });
  expect(again('refused')).toBe(true);
});

describe('times', () => {
  const states: [string, number, Parameters<typeof run>][] = [
    ['draft', LIFE.draft, [typing('1', 'A')]],
    ['waiting', LIFE.waiting, queued('1', 'A')],
    ['unsure', LIFE.unsure, queued('1', 'A', 'unconfirmed')],
    ['refused', LIFE.refused, queued('1', 'A', 'refused')],
  ];

  test.each(states)(
    'a message in %s is shown to its end, then hidden, then deleted',
    (_, life, steps) => {
      const { outbox } = run(...steps);
      expect(shown(tick(outbox, NOW + life - 1))).toHaveLength(1);
      const over = tick(outbox, NOW + life);
      expect(shown(over)).toEqual([]);
      expect(texts(tick(over, NOW + life + DAY))).toEqual([]);
    },
  );

  test.each(states)('a wrong clock deletes nothing in %s', (_, life, steps) => {
    const { outbox } = run(...steps);
    expect(shown(tick(outbox, NOW - HOUR))).toHaveLength(1);
    const ahead = tick(tick(outbox, NOW + life + 99 * DAY), NOW + HOUR);
    expect(shown(ahead)).toHaveLength(1);
  });

  test('an hour back, the same text still asks, for a day from then', () => {
    const { outbox } = run(sending('1', 'A'), answering('1', 'sent'));
    const back = tick(outbox, NOW - HOUR);
    const again = (now: number) => sending('2', 'A')(tick(back, now), now)[1];
    expect(again(NOW - HOUR)).toMatchObject({ at: NOW - HOUR });
    expect(again(NOW + 22 * HOUR)).toMatchObject({ sure: true });
    expect(again(NOW + 23 * HOUR)).toBe(true);
  });

  test('a message whose sender never answered is given up', () => {
    const { outbox } = run(sending('1', 'A'));
    expect(texts(tick(outbox, NOW + LEASE))).toEqual(['unsure A']);
  });
});
