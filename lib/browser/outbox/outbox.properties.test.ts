import fc from 'fast-check';
import type { Answer } from '../send';
import { hasText, type Outbox, type Step, tick } from './message';
import * as machine from './outbox';

const { answer, change, claim, forgetAll, keepDraft, lose, open, remove, send, wait } = machine;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const post = { endpoint: 'https://forms.example', subject: 'Contact', payload: {}, nextUrl: '' };
/** Answers after which the message may be with the service. */
const ARRIVALS: readonly Answer[] = ['sent', 'unconfirmed', 'unanswered'];

/** A step, and what it may use. */
const given = fc.record({
  act: fc.constantFrom(
    ...(['type', 'type', 'send', 'send', 'answer', 'answer'] as const),
    ...(['work', 'use', 'enter', 'move', 'forget'] as const),
  ),
  tab: fc.nat(1),
  text: fc.constantFrom('', 'one', 'two', 'three'),
  again: fc.boolean(),
  isChange: fc.boolean(),
  outcome: fc.constantFrom<Answer>(
    ...(['sent', 'unconfirmed', 'unanswered', 'refused', 'later', 'unsent'] as const),
  ),
  pick: fc.nat(5),
  hours: fc.integer({ min: -3, max: 3 }),
  isLeap: fc.boolean(),
});
type Given = typeof given extends fc.Arbitrary<infer Values> ? Values : never;

type Tab = {
  tab: string;
  owner: string;
  id: string;
  text: string;
  /** The message that this page sends, and its text: another tab may change it meanwhile. */
  sending: string;
  sent: string;
};

/** Two tabs with the same form, a worker, a service and a clock, with a record of its own of each text. */
class Model {
  outbox: Outbox = [];
  now = 1_000 * DAY;
  ids = 0;
  tabs: Tab[] = ['a', 'b'].map((tab) => ({
    tab,
    ...{ owner: '', id: '', text: '', sending: '', sent: '' },
  }));
  /** Texts that were typed, and neither arrived nor were removed by the visitor. */
  owed = new Set<string>();
  /** By text: how long ago it was with the service at the latest, by all clocks. */
  arrived = new Map<string, number>();
  /** Messages that may have arrived since the visitor sent them. */
  doubtful = new Set<string>();

  constructor() {
    for (const tab of this.tabs) this.enter(tab);
  }

  act<Result>(step: (outbox: Outbox, now: number) => Step<Result>): Result {
    const [outbox, result] = step(tick(this.outbox, this.now), this.now);
    this.outbox = outbox;
    return result;
  }

  texts = () => this.outbox.filter(hasText);
  textOf = (id: string) => String(this.texts().find((text) => text.id === id)?.values.message);
  nextId = () => `${++this.ids}`;
  placeOf = ({ tab, owner }: Tab) => ({ form: 'contact', page: '/contact', tab, owner });
  draftOf(tab: Tab) {
    const values: Record<string, string> = tab.text ? { message: tab.text } : {};
    return { id: tab.id, ...this.placeOf(tab), values, print: tab.text };
  }

  /** The tab opens the page anew, and its last page has gone. */
  enter(tab: Tab) {
    if (tab.sending) this.settle(tab.sending, tab.sent, 'unanswered', true);
    tab.owner = this.nextId();
    const draft = this.act((outbox) => open(outbox, this.placeOf(tab)));
    const text = String(draft?.values.message ?? '');
    Object.assign(tab, { text, sending: '', id: draft?.id ?? this.nextId() });
  }

  save(tab: Tab) {
    if (this.act((outbox, now) => keepDraft(outbox, this.draftOf(tab), now))) return;
    tab.id = this.nextId();
    this.save(tab);
  }

  type(tab: Tab, { text }: Given) {
    this.owed.delete(tab.text);
    tab.text = text;
    if (text) this.owed.add(text);
    this.save(tab);
  }

  /** Whether a text is with the service, or on its way: another copy must not leave unasked. */
  isOut = (text: string) =>
    (this.arrived.get(text) ?? DAY) < DAY ||
    this.texts().some(
      ({ id, state }) => state !== 'draft' && state !== 'refused' && this.textOf(id) === text,
    );

  send(tab: Tab, given: Given) {
    if (!tab.text || tab.sending) return;
    const { id, text } = tab;
    const { again } = given;
    const isOut = this.isOut(text);
    const begun = this.act((outbox, now) => send(outbox, { ...this.draftOf(tab), again }, now));
    if (begun === true) {
      if (isOut && !again) throw new Error(`${text} was sent twice`);
      this.doubtful.delete(id);
      Object.assign(tab, { sending: id, sent: text });
    } else if (begun === false) {
      tab.id = this.nextId();
      this.send(tab, given);
    }
  }

  /** @param isLost whether the sender has gone without an answer */
  settle(id: string, text: string, outcome: Answer, isLost = false) {
    if (ARRIVALS.includes(outcome)) {
      this.arrived.set(text, 0);
      this.doubtful.add(id);
    }
    if (outcome === 'sent') this.owed.delete(text);
    this.act((outbox, now) => (isLost ? lose(outbox, id) : answer(outbox, id, outcome, now)));
  }

  /** The page receives its answer. A message that leaves the form empties it. */
  answer(tab: Tab, { outcome }: Given) {
    const id = tab.sending;
    if (!id) return;
    const kept = this.textOf(id);
    const isKept = outcome === 'unsent' && this.act((outbox) => wait(outbox, id, post));
    if (!isKept) this.settle(id, tab.sent, outcome);
    if (isKept || outcome === 'sent' || outcome === 'unconfirmed') {
      if (tab.id === id) tab.id = this.nextId();
      if (tab.text === kept) tab.text = '';
    }
    tab.sending = '';
    this.save(tab);
  }

  work(_: Tab, { pick, outcome }: Given) {
    const waiting = this.texts().filter(({ state }) => state === 'waiting');
    const id = waiting[pick % Math.max(1, waiting.length)]?.id;
    if (!id || !this.act((outbox, now) => claim(outbox, id, now))) return;
    if (this.doubtful.has(id)) throw new Error(`${this.textOf(id)} was resent by itself`);
    // The worker may be ended before it has an answer.
    this.settle(id, this.textOf(id), outcome, outcome === 'unanswered');
  }

  /** The visitor changes or deletes a message that is in no form. */
  use(tab: Tab, { pick, isChange }: Given) {
    const others = this.texts().filter(({ id }) => this.tabs.every((each) => each.id !== id));
    const other = others[pick % Math.max(1, others.length)];
    if (!other || tab.sending) return;
    const { id } = other;
    const text = this.textOf(id);
    if (isChange) {
      const changed = this.act((outbox, now) => change(outbox, other, this.placeOf(tab), now));
      if (typeof changed === 'object') Object.assign(tab, { id, text });
    } else if (!this.act((outbox) => remove(outbox, other))) this.owed.delete(text);
  }

  forget() {
    this.act(forgetAll);
    this.owed.clear();
    for (const tab of this.tabs)
      if (!tab.sending) Object.assign(tab, { id: this.nextId(), text: '' });
  }

  /** The clock moves, or is wrong for a while: longer than an attempt is remembered or a page sends. */
  move(_: Tab, { hours, isLeap }: Pick<Given, 'hours' | 'isLeap'>) {
    for (const tab of this.tabs) if (isLeap && tab.sending) this.enter(tab);
    if (isLeap) this.arrived.clear();
    for (const passed of isLeap ? [40 * 24, -40 * 24] : [hours]) {
      this.now += passed * HOUR;
      for (const [text, age] of this.arrived)
        this.arrived.set(text, age + Math.max(0, passed) * HOUR);
      this.act((outbox) => [outbox, undefined]);
    }
  }

  check() {
    const kept = this.texts().map(({ values }) => values.message);
    for (const text of this.owed) if (!kept.includes(text)) throw new Error(`${text} was lost`);
  }
}

test('no text is lost, none is sent twice unasked, and every record ends', () => {
  fc.assert(
    fc.property(fc.array(given, { maxLength: 40, size: 'max' }), (sequence) => {
      const model = new Model();
      for (const step of sequence) {
        model[step.act](model.tabs[step.tab] as Tab, step);
        model.check();
      }
      const [tab] = model.tabs as [Tab];
      for (const hours of [1, 32 * 24, 26, 26, 26]) model.move(tab, { hours, isLeap: false });
      expect(model.outbox).toEqual([]);
    }),
    { numRuns: 1000 },
  );
}, 60_000);
