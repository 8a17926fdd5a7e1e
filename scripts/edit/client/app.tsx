import { useEffect, useRef, useState } from 'react';
import type { Place } from '../marks/place';
import type { Around } from '../site/fields';
import { ask, type RefusedHere } from './api';
import { Bar, type PanelName } from './bar';
import { mayDiscard, type Site, useEditing, useSite } from './hooks';
import { arrive, versionsOf } from './navigation';
import { type Box, openedBy } from './opened-by';
import { type ListWish, Outline, SentenceBox } from './sentence-box';
import { sentenceNear } from './sentences';
import { Side, type SideWish } from './side';
import { useChanges } from './use-changes';
import { usePointer } from './use-pointer';

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

export function App() {
  const [isOn, setOn] = useEditing();
  const { site, isReading, refresh } = useSite();
  const [box, setBox] = useState<Box>();
  const [side, setSide] = useState<SideWish>();
  const [note, setNote] = useState('');
  const closeBox = () => setBox(undefined);
  const changes = useChanges({ closeBox, setSide, setNote }, refresh);
  /** Saves the sentence in the box. */
  const leave = useRef(async () => true);
  const { pages } = site;

  useEffect(() => {
    refresh()
      .then(({ pages }) => arrive(pages))
      .then((opened) => opened && setSide(opened))
      .catch((error) => setNote(error.message));
  }, [refresh]);

  /** Whether what is open may close: what was typed is saved, or discarded on purpose. */
  const isFree = async () => {
    const isSaved = await leave.current();
    if (isSaved) closeBox();
    return isSaved && mayDiscard();
  };
  const openForm = async ({ file, path }: Place) => {
    if (await isFree()) setSide({ file, path, kind: 'changed' });
  };
  const openPanel = async (panel: PanelName) => {
    if (await isFree()) setSide((open) => (open === panel ? undefined : panel));
  };
  /** The file of this page, also before the list of pages has arrived. */
  const fileOfPage = async () => fileHere(pages.length > 0 ? pages : (await refresh()).pages);
  const openPage = async () => {
    const near = sentenceNear(document.querySelector('main') ?? document.body)?.places[0];
    const file = (await fileOfPage()) ?? near?.file;
    if (file) openForm({ file, path: [] });
  };

  const hovered = usePointer(isOn, async ({ element, sentenceHere }) => {
    setNote('');
    if (!(await leave.current())) return;
    closeBox();
    // A click elsewhere only saves what is being typed.
    if (box && !sentenceHere()) return;
    await changes.rendered.current;
    try {
      const opened = await openedBy(element, sentenceHere(), await fileOfPage());
      if (opened.box) setBox(opened.box);
      if (opened.form && mayDiscard()) setSide(opened.form);
      if (opened.says) setNote(opened.says);
    } catch (error) {
      setNote((error as RefusedHere).message);
    }
  });

  const onList = async ({ file }: Place, around: Around, wish: ListWish) => {
    if (wish === 'add') {
      closeBox();
      const path = [...around.path, around.index + 1];
      return mayDiscard() && setSide({ file, path, kind: 'added' });
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
            closeBox();
            changes.onSaved();
          }}
          onClose={closeBox}
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
        setSide={setSide}
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
