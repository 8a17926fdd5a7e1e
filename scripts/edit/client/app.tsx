import { useEffect, useRef, useState } from 'react';
import type { Path } from '../../content-source/read';
import type { Place } from '../marks/place';
import type { Around } from '../site/fields';
import { ask, type RefusedHere, undoLast } from './api';
import { Bar, type PanelName } from './bar';
import { sentenceFor } from './fault';
import { FormPanel } from './form-panel';
import { mayDiscard, type Site, useEditing, useSite } from './hooks';
import { arrive, openOnceReady, pageRendered, show, versionsOf } from './navigation';
import { type Box, openedBy } from './opened-by';
import { Launch, NewPanel } from './panels';
import { deletionOf, newPage } from './questions';
import { type ListWish, Outline, SentenceBox } from './sentence-box';
import { sentenceNear, sentenceOf } from './sentences';
import { Tray } from './tray';
import type { FormWish } from './use-form';
import { usePointer } from './use-pointer';

const isOrdered = (pages: Site['pages'], file: string): boolean =>
  pages.some((page) => page.file === file && page.isOrdered);

const fileHere = (pages: Site['pages']): string | undefined =>
  versionsOf(pages).find(({ path }) => path === location.pathname)?.file;

const FOLLOWS = 'Saved. The page follows …';

const wordsOf = ({ message, problems: [problem] }: RefusedHere) =>
  problem ? sentenceFor(problem) : message;

/** The edit mode's interface over the page: a box at a sentence, a panel at the side, the bar. */
export function App() {
  const [isOn, setOn] = useEditing();
  const { site, isReading, refresh } = useSite();
  const [box, setBox] = useState<Box>();
  const [side, setSide] = useState<PanelName | FormWish>();
  const [note, setNote] = useState('');
  const { pages } = site;
  /** Saves the sentence in the box. */
  const leave = useRef(async () => true);
  /** Ends when the page shows the last change. */
  const rendered = useRef<Promise<void>>(undefined);

  /** @param shown ends when the page shows what was saved, if it does not yet */
  const onSaved = (shown?: Promise<void>) => {
    setNote(shown ? FOLLOWS : 'Saved');
    shown?.then(() => setNote((now) => (now === FOLLOWS ? 'Saved' : now)));
    refresh().catch(({ message }) => setNote(message));
  };
  const closeBox = () => setBox(undefined);
  /** Whether what is open may close: what was typed is saved, or discarded on purpose. */
  const isFree = async () => {
    const isSaved = await leave.current();
    if (isSaved) closeBox();
    return isSaved && mayDiscard();
  };
  const openForm = async ({ file, path }: Place) => {
    if (await isFree()) setSide({ file, path, kind: 'changed' });
  };
  /** The file of this page, also before the list of pages has arrived. */
  const fileOfPage = async () => fileHere(pages.length > 0 ? pages : (await refresh()).pages);
  const isTyping = box !== undefined;
  const hovered = usePointer(isOn, async ({ element, sentenceHere }) => {
    setNote('');
    if (!(await leave.current())) return;
    closeBox();
    // A click elsewhere only saves what is being typed.
    if (isTyping && !sentenceHere()) return;
    await rendered.current;
    try {
      const { box, form, says } = await openedBy(element, sentenceHere(), await fileOfPage());
      if (box) setBox(box);
      if (form && mayDiscard()) setSide(form);
      if (says) setNote(says);
    } catch (error) {
      setNote((error as RefusedHere).message);
    }
  });

  useEffect(() => {
    refresh()
      .then(({ pages }) => arrive(pages))
      .then((opened) => opened && setSide(opened))
      .catch((error) => setNote(error.message));
  }, [refresh]);

  useEffect(() => {
    const undo = async (event: KeyboardEvent) => {
      const isUndo =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const at = event.composedPath()[0];
      const isField = at instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(at.tagName);
      if (!isUndo || isField) return;
      event.preventDefault();
      const isUndone = await undoLast().catch((error) => setNote(wordsOf(error)));
      if (isUndone) {
        setNote('Undone: your last saved change.');
        await refresh();
      } else if (isUndone === false) {
        setNote('Every saved change can be undone here.');
        setSide('changes');
      }
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, [refresh]);

  const openField = (file: string, path: Path) => openForm({ file, path });
  const go = (file: string, path: Path) => {
    if (!show(file, path, pages)) openField(file, path);
  };
  /** Changes the order or number of what the page shows: clicks wait until it shows that. */
  const act = async (work: Promise<unknown>) => {
    const shown = pageRendered(15_000);
    rendered.current = shown;
    closeBox();
    await work.then(() => onSaved(shown)).catch((error) => setNote(wordsOf(error)));
  };
  const onList = async ({ file }: Place, { path, index }: Around, wish: ListWish) => {
    if (wish === 'add') {
      closeBox();
      return mayDiscard() && setSide({ file, path: [...path, index + 1], kind: 'added' });
    }
    const before = (await ask('field', file, path)).value as unknown[];
    if (wish === 'remove') {
      const change = { path: [...path, index], kind: 'removed' as const, before: before[index] };
      return act(ask('make', file, change));
    }
    const after = before.with(index, before[index + wish]).with(index + wish, before[index]);
    return act(ask('make', file, { path, kind: 'moved', before, after }));
  };
  const openPage = async () => {
    const near = sentenceNear(document.querySelector('main') ?? document.body)?.places[0];
    const file = (await fileOfPage()) ?? near?.file;
    if (file) openForm({ file, path: [] });
  };
  const openPanel = async (panel: PanelName) => {
    if (await isFree()) setSide(side === panel ? undefined : panel);
  };
  const close = () => mayDiscard() && setSide(undefined);
  const own = box?.wish?.file;
  return (
    <>
      {hovered && !box && <Outline sentence={hovered} />}
      {box && (
        <SentenceBox
          box={box}
          leave={leave}
          isPage={own !== undefined && own !== fileHere(pages) && isOrdered(pages, own)}
          onSaved={() => {
            closeBox();
            onSaved();
          }}
          onClose={closeBox}
          onList={onList}
          onMove={({ file }, by) => act(ask('movePage', file, by))}
          onForm={openForm}
        />
      )}
      {typeof side === 'object' && (
        <FormPanel
          wish={side}
          pages={pages}
          onSaved={(path) => {
            if (path) return openOnceReady(path);
            const shown = pageRendered(5_000);
            const isEntry = 'file' in side && side.kind === 'added';
            if (isEntry && sentenceOf(side.file, side.path.slice(0, -1))) rendered.current = shown;
            setSide(undefined);
            onSaved(shown);
          }}
          onClose={close}
          onUp={(path) => 'file' in side && openForm({ file: side.file, path })}
          onDelete={async (file) => mayDiscard() && setSide(await deletionOf(file, pages))}
        />
      )}
      {side === 'changes' && (
        <Tray site={site} isReading={isReading} onGo={go} onChanged={refresh} onClose={close} />
      )}
      {side === 'launch' && <Launch onGo={openField} onChanged={refresh} onClose={close} />}
      {side === 'new' && <NewPanel onPage={(page) => setSide(newPage(page))} onClose={close} />}
      <Bar
        site={site}
        isReading={isReading}
        isOn={isOn}
        note={note}
        onTurn={async () => (await isFree()) && setOn(!isOn)}
        onPage={openPage}
        onForm={(file) => openField(file, [])}
        onPanel={openPanel}
      />
    </>
  );
}
