import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { runningText } from '@/lib/text/running-text';
import { placeInWords } from '../../content-check/place';
import { marksIn, type Place } from '../marks/place';
import type { Around } from '../site/fields';
import { Faults } from './fault';
import type { Box } from './opened-by';
import { Button, Move } from './panel';
import { boxOf, type Sentence, sentencesIn } from './sentences';
import { type FieldWish, useForm } from './use-form';

const GAP = 10;
/** The bar at the bottom, with a gap. */
const BAR = 76;

/** Where a box of this size covers no part of a sentence, below or above it, or else little. */
function boxPosition({ top, bottom, left }: DOMRect, width = 420, height = 220) {
  const { clientWidth, clientHeight } = document.documentElement;
  const right = Math.max(8, clientWidth - width - 8);
  const at = { left: Math.max(8, Math.min(left, right)) };
  if (clientHeight - BAR - bottom >= height + GAP) return { ...at, top: bottom + GAP };
  return top >= height + GAP ? { ...at, bottom: innerHeight - top + GAP } : { left: right, top: 8 };
}

/** Renders again whenever the sentence, or the box at it, may have grown or moved. */
function useRenderOnMove(box?: RefObject<HTMLElement | null>): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const renderLater = () => requestAnimationFrame(render);
    const sizes = new ResizeObserver(renderLater);
    if (box?.current) sizes.observe(box.current);
    const names = ['input', 'scroll', 'resize'];
    for (const name of names) addEventListener(name, renderLater, true);
    return () => {
      sizes.disconnect();
      for (const name of names) removeEventListener(name, renderLater, true);
    };
  }, [box]);
}

/** Frames the sentence that a click would open, or that is being edited. */
export function Outline({ sentence }: { sentence: Sentence }) {
  useRenderOnMove();
  const { left, top, width, height } = boxOf(sentence);
  const style = { left: left - 4, top: top - 2, width: width + 8, height: height + 4 };
  return <div className="outline" style={style} />;
}

/** Shows on the page what is being typed, until it is saved. Other links show then. */
function usePreview(place: Place, first: string, text: string, isSaved: RefObject<boolean>) {
  useEffect(() => {
    const [before, pieces] = [runningText(first), runningText(text)];
    const way = place.path.join('.');
    const nodes = sentencesIn(place.file, (path) => path === way).flatMap(({ node }) => node ?? []);
    if (before.length !== pieces.length || nodes.length % pieces.length > 0) return;
    const shown = nodes.flatMap((node, i) => {
      const [was, piece] = [node.data, pieces[i % pieces.length]?.text ?? ''];
      // The page does not render an unchanged piece again, and fills in its dates and figures.
      if (piece === before[i % pieces.length]?.text) return [];
      node.data = piece + marksIn(was);
      return { node, was, now: node.data };
    });
    return () => {
      for (const { node, was, now } of shown)
        if (node.data === now && !isSaved.current) node.data = was;
    };
  }, [place, first, text, isSaved]);
}

/** Lists whose entries cannot be edited on their own. */
const silent = ['cell', 'section'];

export type ListWish = 'add' | 'remove' | -1 | 1;

type Acts = {
  /** Saves what is typed. Set while a sentence is open; the answer is whether it may close. */
  leave: RefObject<() => Promise<boolean>>;
  /** Whether the sentence is of another page, which this one lists. */
  isPage: boolean;
  onSaved: () => void;
  onClose: () => void;
  onList: (place: Place, around: Around, wish: ListWish) => void;
  onMove: (place: Place, by: -1 | 1) => void;
  onForm: (place: Place) => void;
};

type TypingProps = Acts & { wish: FieldWish; sentence: Sentence };

function Typing(props: TypingProps) {
  const { wish, sentence, leave, isPage, onClose, onList, onMove, onForm } = props;
  const isSaved = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { loaded, change, message, problems, save, isSaving, isChanged } = useForm(wish, () => {
    isSaved.current = true;
    props.onSaved();
  });
  const text = String(loaded?.value ?? '');
  usePreview(wish, String(loaded?.first ?? ''), text, isSaved);
  const done = async () => {
    const mayClose = !isChanged || (await save());
    if (!mayClose) field.current?.focus();
    return mayClose;
  };
  useEffect(() => {
    leave.current = done;
    return () => {
      leave.current = async () => true;
    };
  });
  if (!loaded) return <p>{message || 'Loading …'}</p>;
  const href = sentence.element.closest('a')?.getAttribute('href');
  const around = loaded.around.findLast(({ entry }) => !silent.includes(entry));
  const { description, english } = loaded.schema;
  /** What a button does once the text is saved. */
  const then = (act: () => void) => async () => {
    if (await done()) act();
  };
  const list = (wish: ListWish) => around && then(() => onList(props.wish, around, wish))();
  return (
    <>
      <p className="place">{loaded.place}</p>
      {description && <small>{description}</small>}
      {english && <small>In English: {english}</small>}
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was clicked
        autoFocus
        ref={field}
        aria-label={loaded.place}
        rows={Math.ceil(text.length / 46) + 1}
        value={text}
        onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          // These keys end a composition, of Chinese or of an accent: 229 is Safari's sign of it.
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void then(onClose)();
        }}
      />
      <Faults problems={problems} here={wish} />
      {message && problems.length === 0 && <em className="fault">{message}</em>}
      <p className="actions">
        <Button onClick={then(() => onForm({ ...wish, path: wish.path.slice(0, -1) }))}>
          All fields
        </Button>
        {href && <Button onClick={then(() => location.assign(href))}>Go there</Button>}
        {isPage && !around && <Move what="page" onMove={(by) => then(() => onMove(wish, by))()} />}
        {around && (
          <>
            <Button onClick={() => list('add')}>Add {around.entry}</Button>
            <Button onClick={() => list('remove')}>Remove {around.entry}</Button>
            <Move
              what={around.entry}
              isFirst={around.index === 0}
              isLast={around.index === around.count - 1}
              onMove={list}
            />
          </>
        )}
      </p>
      <small>
        {text.includes('{') && 'Keep what is in {braces}: a figure is filled in there. '}
        {isSaving ? 'Saving …' : 'Enter saves, Esc cancels.'}
      </small>
    </>
  );
}

/** A field's label among others: `rate, amount`. */
const nameOf = ({ path }: Place): string =>
  placeInWords(
    path.slice(-2).filter((key) => typeof key === 'string'),
    {},
  );

const keyOf = ({ file, path }: Place) => `${file}${path.join('.')}`;

export function SentenceBox({ box, ...acts }: Acts & { box: Box }) {
  const { wish, sentence, element, others } = box;
  const frame = useRef<HTMLElement>(null);
  useRenderOnMove(frame);
  const edges = sentence ? boxOf(sentence) : element.getBoundingClientRect();
  return (
    <>
      {sentence && <Outline sentence={sentence} />}
      <section
        className="box"
        aria-label="Sentence"
        ref={frame}
        style={boxPosition(edges, frame.current?.offsetWidth, frame.current?.offsetHeight)}
      >
        {wish && sentence ? (
          <Typing key={keyOf(wish)} {...acts} wish={wish} sentence={sentence} />
        ) : (
          <p>Which field do you want to edit?</p>
        )}
        {others.map(({ place, text, form }) => (
          <Button key={keyOf(place)} kind="plain" onClick={() => acts.onForm(form)}>
            Change {nameOf(place)}: {text}
          </Button>
        ))}
      </section>
    </>
  );
}
