import { useEffect, useReducer, useRef } from 'react';
import { createPlaces } from '../content/place';
import type { Around } from '../forms/fields';
import type { Place } from '../marks/place';
import { inWords } from '../server/readable';
import { Faults } from './fault';
import type { Choice } from './opened-by';
import { boxOf, type Sentence } from './sentences';
import { entryNames } from './settings';
import type { Typing } from './use-inline';

const GAP = 10;

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left'>;
type Position = { left: number } & ({ top: number } | { bottom: number });

/**
 * Where a bubble of this height covers no part of a sentence: below it or above it. If the sentence
 * fills the window: at the edge that is farther from the line being typed.
 */
function bubblePosition({ top, bottom, left }: Edges, line: number, height: number): Position {
  const at = { left: Math.max(8, Math.min(left, innerWidth - 420)) };
  if (innerHeight - bottom >= height + GAP) return { ...at, top: bottom + GAP };
  if (top >= height + GAP) return { ...at, bottom: innerHeight - top + GAP };
  return line > innerHeight / 2 ? { ...at, top: 8 } : { ...at, bottom: 8 };
}

/** Renders again whenever the sentence may have grown or moved. */
function useRenderOnMove(): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Later: rendering during an `input` event would put a field's previous text back.
    const renderLater = () => requestAnimationFrame(render);
    const names = ['input', 'scroll', 'resize'];
    for (const name of names) addEventListener(name, renderLater, true);
    return () => {
      for (const name of names) removeEventListener(name, renderLater, true);
    };
  }, []);
}

/** Frames the sentence that a click would open. */
export function Outline({ sentence }: { sentence: Sentence }) {
  useRenderOnMove();
  const { left, top, width, height } = boxOf(sentence);
  const style = { left: left - 4, top: top - 2, width: width + 8, height: height + 4 };
  return <div className="outline" style={style} />;
}

/** An action on a list entry. */
export type ListWish = 'add' | 'remove' | 'up' | 'down';

/** A list with one entry removed or moved. */
export function listAfter<T>(list: readonly T[], index: number, wish: ListWish): T[] {
  if (wish === 'remove') return list.toSpliced(index, 1);
  const to = wish === 'up' ? index - 1 : index + 1;
  return list.with(index, list[to] as T).with(to, list[index] as T);
}

type ListButtonsProps = {
  /** The name of an entry: `question`. */
  entry: string;
  index: number;
  count: number;
  wishes: readonly ListWish[];
  onWish: (wish: ListWish) => void;
};

const labels = {
  add: (entry: string) => `Add ${entry}`,
  remove: (entry: string) => `Remove ${entry}`,
  up: () => '↑',
  down: () => '↓',
};

/** Buttons that add, remove and move an entry of a list. */
function ListButtons({ entry, index, count, wishes, onWish }: ListButtonsProps) {
  const isOver = (wish: ListWish) =>
    index === { up: 0, down: count - 1, add: -1, remove: -1 }[wish];
  return (
    <span className="list">
      {wishes.map((wish) => (
        <button
          key={wish}
          type="button"
          aria-label={wish === 'up' || wish === 'down' ? `Move ${entry} ${wish}` : undefined}
          disabled={isOver(wish)}
          onClick={() => onWish(wish)}
        >
          {labels[wish](entry)}
        </button>
      ))}
    </span>
  );
}

/** A field's label among others: `Rate, Amount`. */
export const nameOf = ({ path }: Pick<Place, 'path'>, names = entryNames): string =>
  createPlaces(names)
    .placeInWords(
      path.slice(-2).filter((key) => typeof key === 'string'),
      {},
    )
    .split(', ')
    .map(inWords)
    .join(', ');

type ChoiceBubbleProps = { choices: readonly Choice[]; onChoose: (place: Place) => void };

/** Asks which of the fields in a combined text is meant. */
export function ChoiceBubble({ choices, onChoose }: ChoiceBubbleProps) {
  return (
    <div className="bubble choice">
      <p>This text comes from several fields. Which one do you want to edit?</p>
      {choices.map(({ place, text, form }) => (
        <button
          type="button"
          key={`${place.file}${place.path.join('.')}`}
          onClick={() => onChoose(form)}
        >
          {nameOf(place)}: {text} <small>{place.file}</small>
        </button>
      ))}
    </div>
  );
}

const USUAL_HEIGHT = 180;

/** Lists whose entries cannot be edited on their own. */
const silent = ['piece', 'cell', 'section'];

type BubbleProps = {
  typing: Typing;
  /** Whether the sentence is of another page, which this one lists. */
  isPage: boolean;
  onList: (around: Around, wish: ListWish) => void;
  onMove: (by: -1 | 1) => void;
  onForm: (place: Place) => void;
  onFollow: (href: string) => void;
};

/** The height of the line that holds the caret. */
function caretTop(): number {
  const selection = getSelection();
  return selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect().top : 0;
}

/** The bubble below the sentence being edited: its place, its errors, further actions. */
export function Bubble({ typing, isPage, onList, onMove, onForm, onFollow }: BubbleProps) {
  const { inline, field, problems } = typing;
  const { element, places } = inline.sentence;
  const [own, ...facts] = places;
  const href = element.closest('a')?.getAttribute('href');
  const bubble = useRef<HTMLDivElement>(null);
  useRenderOnMove();
  const edges = (document.querySelector('[data-editing]') ?? element).getBoundingClientRect();
  const around = field.around.findLast(({ entry }) => !silent.includes(entry));
  return (
    // Pressing one of these keeps the caret in the sentence.
    <div
      className="bubble"
      role="status"
      ref={bubble}
      style={bubblePosition(edges, caretTop(), bubble.current?.offsetHeight ?? USUAL_HEIGHT)}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="place">{field.place}</p>
      <Faults problems={problems} here={own ?? { path: [] }} />
      <p className="actions">
        {own && (
          <button type="button" onClick={() => onForm({ ...own, path: own.path.slice(0, -1) })}>
            All fields
          </button>
        )}
        {href && (
          <button type="button" onClick={() => onFollow(href)}>
            Go there
          </button>
        )}
        {isPage && !around && (
          <span className="list">
            <button type="button" aria-label="Move page up" onClick={() => onMove(-1)}>
              ↑
            </button>
            <button type="button" aria-label="Move page down" onClick={() => onMove(1)}>
              ↓
            </button>
          </span>
        )}
        {around && (
          <ListButtons
            {...around}
            wishes={['add', 'remove', 'up', 'down']}
            onWish={(wish) => onList(around, wish)}
          />
        )}
      </p>
      {String(field.value).includes('{') && (
        <p className="keys">Keep what is in {'{braces}'}: a figure is filled in there.</p>
      )}
      {facts.map((place) => (
        <button
          key={`${place.file}${place.path.join('.')}`}
          type="button"
          className="plain"
          onClick={() => onForm(place)}
        >
          Change {nameOf(place).toLowerCase()}
        </button>
      ))}
      <p className="keys">Enter saves, Esc cancels.</p>
    </div>
  );
}
