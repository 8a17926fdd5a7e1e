import { useRef } from 'react';
import type { OlderSentence } from '../edited-site';
import type { Around } from '../forms/fields';
import type { Place } from '../marks/place';
import { bubblePosition, useRenderOnMove } from './bubble-position';
import { nameOf } from './choice-bubble';
import { Faults } from './fault';
import { ListButtons, type ListWish } from './list-buttons';
import { EnglishChange } from './older-texts';
import { isReasonGiven, problemsBesidesReason, ReasonQuestion } from './reason-question';
import type { Typing } from './use-inline';

const USUAL_HEIGHT = 180;

/** Lists whose entries cannot be edited on their own. */
const silent = ['piece', 'cell', 'section'];

type BubbleProps = {
  typing: Typing;
  /** How the English sentence has changed, if this translation of it is older. */
  older: OlderSentence | undefined;
  onList: (around: Around, wish: ListWish) => void;
  onForm: (place: Place) => void;
  onFollow: (href: string) => void;
};

/** The height of the line that holds the caret. */
function caretTop(): number {
  const selection = getSelection();
  return selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect().top : 0;
}

/** The bubble below the sentence being edited: its place, its errors, further actions. */
export function Bubble({ typing, older, onList, onForm, onFollow }: BubbleProps) {
  const { inline, field, problems, why, onWhy, isRefused, save, cancel } = typing;
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
      onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
    >
      <p className="place">{field.place}</p>
      {older && (
        <div className="older">
          <p className="keys">The English text has changed since:</p>
          <EnglishChange {...older} />
        </div>
      )}
      <Faults problems={problemsBesidesReason(problems)} here={own ?? { path: [] }} />
      <ReasonQuestion
        problems={problems}
        why={why}
        onWhy={onWhy}
        isWanted={isRefused}
        onKey={({ key }) => {
          if (key === 'Enter') void save();
          if (key === 'Escape') cancel();
        }}
      />
      {isReasonGiven(problems, why) && problems.length > 0 && (
        <button type="button" className="main" onClick={() => void save()}>
          Save
        </button>
      )}
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
        {around && (
          <ListButtons
            {...around}
            wishes={['add', 'remove', 'up', 'down']}
            onWish={(wish) => onList(around, wish)}
          />
        )}
      </p>
      {String(field.value).includes('{') && (
        <p className="keys">
          Keep what is in {'{braces}'}: a figure is filled in there.{' '}
          {facts.map((place) => (
            <button
              key={nameOf(place)}
              type="button"
              className="plain"
              onClick={() => onForm(place)}
            >
              Change {nameOf(place).toLowerCase()}
            </button>
          ))}
        </p>
      )}
      <p className="keys">Enter saves, Esc cancels.</p>
    </div>
  );
}
