import { useEffect, useReducer, useRef } from 'react';
import { placeInWords } from '../../content-check/place';
import type { Place } from '../marks/place';
import { inWords } from '../server/readable';
import type { Around } from '../site/fields';
import { Faults } from './fault';
import type { Choice } from './opened-by';
import { boxOf, type Sentence } from './sentences';
import type { Typing } from './use-inline';

const GAP = 10;

/** Where a bubble of this height covers no part of a sentence: below it, above it, or at the top. */
function bubblePosition({ top, bottom, left }: DOMRect, height: number) {
  const at = { left: Math.max(8, Math.min(left, innerWidth - 420)) };
  if (innerHeight - bottom >= height + GAP) return { ...at, top: bottom + GAP };
  return top >= height + GAP ? { ...at, bottom: innerHeight - top + GAP } : { ...at, top: 8 };
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

/** A field's label among others: `Rate, Amount`. */
const nameOf = ({ path }: Place): string =>
  placeInWords(
    path.slice(-2).filter((key) => typeof key === 'string'),
    {},
  )
    .split(', ')
    .map(inWords)
    .join(', ');

const keyOf = ({ file, path }: Place) => `${file}${path.join('.')}`;

type ChoiceBubbleProps = { choices: readonly Choice[]; onChoose: (place: Place) => void };

/** Asks which of the fields in a combined text is meant. */
export const ChoiceBubble = ({ choices, onChoose }: ChoiceBubbleProps) => (
  <div className="bubble choice">
    <p>This text comes from several fields. Which one do you want to edit?</p>
    {choices.map(({ place, text, form }) => (
      <button type="button" key={keyOf(place)} onClick={() => onChoose(form)}>
        {nameOf(place)}: {text} <small>{place.file}</small>
      </button>
    ))}
  </div>
);

type MoveProps = {
  what: string;
  isFirst?: boolean;
  isLast?: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Arrows that move an entry of a list, or a page. */
const Move = ({ what, isFirst, isLast, onMove }: MoveProps) => (
  <>
    <button
      type="button"
      aria-label={`Move ${what} up`}
      disabled={isFirst}
      onClick={() => onMove(-1)}
    >
      ↑
    </button>
    <button
      type="button"
      aria-label={`Move ${what} down`}
      disabled={isLast}
      onClick={() => onMove(1)}
    >
      ↓
    </button>
  </>
);

const USUAL_HEIGHT = 180;

/** Lists whose entries cannot be edited on their own. */
const silent = ['piece', 'cell', 'section'];

/** An action on a list entry. */
export type ListWish = 'add' | 'remove' | -1 | 1;

type BubbleProps = {
  typing: Typing;
  /** Whether the sentence is of another page, which this one lists. */
  isPage: boolean;
  onList: (around: Around, wish: ListWish) => void;
  onMove: (by: -1 | 1) => void;
  onForm: (place: Place) => void;
  onFollow: (href: string) => void;
};

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
      style={bubblePosition(edges, bubble.current?.offsetHeight ?? USUAL_HEIGHT)}
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
        {isPage && !around && <Move what="page" onMove={onMove} />}
        {around && (
          <>
            <button type="button" onClick={() => onList(around, 'add')}>
              Add {around.entry}
            </button>
            <button type="button" onClick={() => onList(around, 'remove')}>
              Remove {around.entry}
            </button>
            <Move
              what={around.entry}
              isFirst={around.index === 0}
              isLast={around.index === around.count - 1}
              onMove={(by) => onList(around, by)}
            />
          </>
        )}
      </p>
      {String(field.value).includes('{') && (
        <p className="keys">Keep what is in {'{braces}'}: a figure is filled in there.</p>
      )}
      {facts.map((place) => (
        <button key={keyOf(place)} type="button" className="plain" onClick={() => onForm(place)}>
          Change {nameOf(place).toLowerCase()}
        </button>
      ))}
      <p className="keys">Enter saves, Esc cancels.</p>
    </div>
  );
}
