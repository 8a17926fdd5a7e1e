import { useCallback, useEffect, useState } from 'react';
import type { Place } from '../marks/place';
import type { Around } from '../site/fields';
import type { Change } from '../source/change';
import type { Path } from '../source/read';
import { ask, type RefusedHere, undoLast } from './api';
import { Bar, type PanelName } from './bar';
import { Bubble, ChoiceBubble, type ListWish, Outline } from './bubble';
import { sentenceFor } from './fault';
import { FormPanel } from './form-panel';
import { mayDiscard, type Site, useEditing, useSite } from './hooks';
import { Launch } from './launch';
import { arrive, openOnceReady, show, versionsOf } from './navigation';
import { NewPanel } from './new-panel';
import { type Choice, openedBy } from './opened-by';
import { sentenceNear } from './sentences';
import { Tray } from './tray';
import type { FieldWish, FormWish } from './use-form';
import { useInline } from './use-inline';
import { type Clicked, usePointer } from './use-pointer';

const isOrdered = (pages: Site['pages'], file: string): boolean =>
  pages.some((page) => page.file === file && page.isOrdered);

/** The file of this page. */
const fileHere = (pages: Site['pages']): string | undefined =>
  versionsOf(pages).find(({ path }) => path === location.pathname)?.file;

/** The open overlay: one at a time. */
type Open = { panel?: PanelName; form?: FormWish; choice?: Choice[] };

const wordsOf = ({ message, problems: [problem] }: RefusedHere) =>
  problem ? sentenceFor(problem) : message;

/** The edit mode's interface over the page. */
export function App() {
  const [isOn, setOn] = useEditing();
  const { site, refresh } = useSite();
  const [open, setOpen] = useState<Open>({});
  const [note, setNote] = useState('');
  const { pages, changes, problems } = site;

  const onSaved = useCallback(() => {
    setNote('Saved');
    refresh();
  }, [refresh]);
  const onSaving = useCallback(() => setNote('Saving …'), []);
  const { typing, begin, finish } = useInline({ onSaving, onSaved, onRefused: setNote });
  const isTyping = typing !== undefined;

  /** Whether the open overlay may close: what was typed is saved, or discarded on purpose. */
  const isFree = useCallback(async () => (await finish()) && mayDiscard(), [finish]);
  const openForm = useCallback(
    async ({ file, path }: Place, why?: string) => {
      if (await isFree())
        setOpen({ form: { file, path, kind: 'changed', ...(why ? { why } : {}) } });
    },
    [isFree],
  );
  /** The file of this page, also before the list of pages has arrived. */
  const fileOfPage = useCallback(
    async () => fileHere(pages.length > 0 ? pages : await ask('pages')),
    [pages],
  );
  const onClick = useCallback(
    async (clicked: Clicked) => {
      setNote('');
      if (!(await finish())) return;
      // A click elsewhere only saves what is being typed.
      if (isTyping && !clicked.sentence) return;
      setOpen(({ choice, ...others }) => others);
      try {
        const opened = await openedBy(clicked, await fileOfPage());
        if (opened.what === 'typing') begin(opened.sentence, opened.field);
        else if (opened.what === 'form') await openForm(opened.place, opened.why);
        // A form that is filled in stays until a field is chosen, which asks first.
        else if (opened.what === 'choice')
          setOpen((others) => ({ ...others, choice: opened.choices }));
        else setNote(opened.says);
      } catch (error) {
        setNote((error as RefusedHere).message);
      }
    },
    [begin, fileOfPage, finish, isTyping, openForm],
  );
  const hovered = usePointer(isOn, onClick);

  useEffect(() => {
    refresh()
      .then(({ pages }) => arrive(pages))
      .then((form) => form && setOpen({ form }))
      .catch((error) => setNote(error.message));
  }, [refresh]);

  useEffect(() => {
    const undo = async (event: KeyboardEvent) => {
      const isUndo =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const at = event.composedPath()[0];
      const isField = at instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(at.tagName);
      if (!isUndo || isField || isTyping) return;
      event.preventDefault();
      const isUndone = await undoLast().catch((error) => setNote(wordsOf(error)));
      if (isUndone) {
        setNote('Undone: your last saved change.');
        await refresh();
      } else if (isUndone === false) {
        setNote('Every saved change can be undone here.');
        setOpen({ panel: 'changes' });
      }
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, [isTyping, refresh]);

  const openField = (file: string, path: Path) => openForm({ file, path });
  const go = (file: string, path: Path) => {
    if (!show(file, path, pages)) openField(file, path);
  };
  const make = (file: string, change: Change) =>
    ask('make', { file, change }).then(onSaved, (error) => setNote(wordsOf(error)));
  const onList = async ({ path, index }: Around, wish: ListWish) => {
    const file = typing?.inline.sentence.places[0]?.file;
    if (!file || !(await finish())) return;
    if (wish === 'add')
      return mayDiscard() && setOpen({ form: { file, path: [...path, index + 1], kind: 'added' } });
    const before = (await ask('field', { file, path })).value as unknown[];
    if (wish === 'remove')
      return make(file, { path: [...path, index], kind: 'removed', before: before[index] });
    const after = before.with(index, before[index + wish]).with(index + wish, before[index]);
    return make(file, { path, kind: 'moved', before, after });
  };
  const onMove = async (by: -1 | 1) => {
    const file = typing?.inline.sentence.places[0]?.file;
    if (!file || !(await finish())) return;
    await ask('movePage', { file, by }).then(onSaved, (error) => setNote(wordsOf(error)));
  };
  const openPage = async () => {
    const near = sentenceNear(document.querySelector('main') ?? document.body)?.places[0];
    const file = (await fileOfPage()) ?? near?.file;
    if (file) openForm({ file, path: [] });
  };
  const openPanel = async (panel: PanelName) => {
    if (await isFree()) setOpen(open.panel === panel ? {} : { panel });
  };
  const close = () => mayDiscard() && setOpen({});

  const { panel, form, choice } = open;
  const own = typing?.inline.sentence.places[0]?.file;
  return (
    <>
      {hovered && !typing && <Outline sentence={hovered} />}
      {typing && (
        <Bubble
          typing={typing}
          isPage={own !== undefined && own !== fileHere(pages) && isOrdered(pages, own)}
          onList={onList}
          onMove={onMove}
          onForm={openForm}
          onFollow={async (href) => {
            if (await finish()) location.assign(href);
          }}
        />
      )}
      {choice && <ChoiceBubble choices={choice} onChoose={openForm} />}
      {form && (
        <FormPanel
          wish={form}
          pages={pages}
          onSaved={async (path) => {
            if (path) return openOnceReady(path);
            setOpen({});
            onSaved();
          }}
          onClose={close}
          onUp={(path) => 'file' in form && openForm({ file: form.file, path })}
        />
      )}
      {panel === 'changes' && <Tray {...site} onGo={go} onChanged={refresh} onClose={close} />}
      {panel === 'launch' && <Launch onGo={openField} onChanged={refresh} onClose={close} />}
      {panel === 'new' && (
        <NewPanel
          onPage={(page) => setOpen({ form: { page, path: [] } })}
          onEntry={({ file, path }) => {
            const form: FieldWish = { file, path, kind: 'added' };
            setOpen({ form });
            show(file, path.slice(0, -1), pages, form);
          }}
          onClose={close}
        />
      )}
      <Bar
        pages={pages}
        isOn={isOn}
        changes={site.isRead ? changes.filter(({ follows }) => !follows).length : undefined}
        problems={problems.length}
        note={note}
        onTurn={() => setOn(!isOn)}
        onPage={openPage}
        onForm={(file) => openField(file, [])}
        onPanel={openPanel}
      />
    </>
  );
}
