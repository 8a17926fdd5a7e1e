import { useEffect, useReducer, useRef } from 'react';
import type { Place } from '../marks/place';
import type { Around } from '../site/fields';
import { ask, type RefusedHere } from './api';
import { Bar, type PanelName } from './bar';
import { mayDiscard, type Site, useEditing, useSite } from './hooks';
import { arrive, versionsOf } from './navigation';
import { type Open, reduceOpen } from './open';
import { openedBy } from './opened-by';
import { type ListWish, Outline, SentenceBox } from './sentence-box';
import { sentenceNear } from './sentences';
import { Side } from './side';
import { useChanges } from './use-changes';
import { usePointer } from './use-pointer';

const nothing: Open = { note: '' };

const isOrdered = (pages: Site['pages'], file: string): boolean =>
  pages.some((page) => page.file === file && page.isOrdered);

const fileHere = (pages: Site['pages']): string | undefined =>
  versionsOf(pages).find(({ path }) => path === location.pathname)?.file;

/** The change that removes an entry from its list, or swaps it with a neighbor. */
async function listChange(file: string, { path, index }: Around, wish: 'remove' | -1 | 1) {
  const before = (await ask('field', file, path)).value as unknown[];
  if (wish === 'remove')
    return { path: [...path, index], kind: 'removed' as const, before: before[index] };
  const after = before.with(index, before[index + wish]).with(index + wish, before[index]);
  return { path, kind: 'moved' as const, before, after };
}

/** The edit mode's interface over the page: a box at a sentence, a panel at the side, the bar. */
export function App() {
  const [isOn, setOn] = useEditing();
  const { site, isReading, refresh } = useSite();
  const [{ box, side, note }, dispatch] = useReducer(reduceOpen, nothing);
  const changes = useChanges(dispatch, refresh);
  /** Saves the sentence in the box. */
  const leave = useRef(async () => true);
  const { pages } = site;

  useEffect(() => {
    refresh()
      .then(({ pages }) => arrive(pages))
      .then((opened) => opened && dispatch({ type: 'side opened', side: opened }))
      .catch((error) => dispatch({ type: 'noted', note: error.message }));
  }, [refresh]);

  /** Whether what is open may close: what was typed is saved, or discarded on purpose. */
  const isFree = async () => {
    const isSaved = await leave.current();
    if (isSaved) dispatch({ type: 'box closed' });
    return isSaved && mayDiscard();
  };
  const openForm = async ({ file, path }: Place) => {
    if (await isFree()) dispatch({ type: 'side opened', side: { file, path, kind: 'changed' } });
  };
  const openPanel = async (panel: PanelName) => {
    if (await isFree()) dispatch({ type: 'panel toggled', panel });
  };
  /** The file of this page, also before the list of pages has arrived. */
  const fileOfPage = async () => fileHere(pages.length > 0 ? pages : (await refresh()).pages);
  const openPage = async () => {
    const near = sentenceNear(document.querySelector('main') ?? document.body)?.places[0];
    const file = (await fileOfPage()) ?? near?.file;
    if (file) openForm({ file, path: [] });
  };

  const hovered = usePointer(isOn, async ({ element, sentenceHere }) => {
    dispatch({ type: 'noted', note: '' });
    if (!(await leave.current())) return;
    dispatch({ type: 'box closed' });
    // A click elsewhere only saves what is being typed.
    if (box && !sentenceHere()) return;
    await changes.rendered.current;
    try {
      const opened = await openedBy(element, sentenceHere(), await fileOfPage());
      if (opened.box) dispatch({ type: 'box opened', box: opened.box });
      if (opened.form && mayDiscard()) dispatch({ type: 'side opened', side: opened.form });
      if (opened.says) dispatch({ type: 'noted', note: opened.says });
    } catch (error) {
      dispatch({ type: 'noted', note: (error as RefusedHere).message });
    }
  });

  /** Adds, removes or moves an entry of a list. */
  const onList = async ({ file }: Place, around: Around, wish: ListWish) => {
    if (wish === 'add') {
      dispatch({ type: 'box closed' });
      const side = { file, path: [...around.path, around.index + 1], kind: 'added' as const };
      return mayDiscard() && dispatch({ type: 'side opened', side });
    }
    return changes.rearrange(
      listChange(file, around, wish).then((change) => ask('make', file, change)),
    );
  };

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
            dispatch({ type: 'box closed' });
            changes.onSaved();
          }}
          onClose={() => dispatch({ type: 'box closed' })}
          onList={onList}
          onMove={({ file }, by) => changes.rearrange(ask('movePage', file, by))}
          onForm={openForm}
        />
      )}
      <Side
        side={side}
        site={site}
        isReading={isReading}
        refresh={refresh}
        changes={changes}
        dispatch={dispatch}
        openForm={openForm}
      />
      <Bar
        site={site}
        isReading={isReading}
        isOn={isOn}
        note={note}
        onTurn={async () => (await isFree()) && setOn(!isOn)}
        onPage={openPage}
        onForm={(file) => openForm({ file, path: [] })}
        onPanel={openPanel}
      />
    </>
  );
}
