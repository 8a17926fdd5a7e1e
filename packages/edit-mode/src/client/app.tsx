import { useCallback, useEffect, useState } from 'react';
import type { Around } from '../forms/fields';
import type { Place } from '../marks/place';
import type { Path } from '../source/read';
import { ask, type RefusedHere } from './api';
import { Bar } from './bar';
import { Bubble } from './bubble';
import { ChoiceBubble } from './choice-bubble';
import { sentenceFor } from './fault';
import { FormPanel } from './form-panel';
import { type ListWish, listAfter } from './list-buttons';
import { arrive, show, versionsOf } from './navigation';
import { NewPanel } from './new-panel';
import { OlderFrames, olderAt } from './older-texts';
import { type Choice, openedBy } from './opened-by';
import { Outline } from './outline';
import { sentenceNear } from './sentences';
import { tooShort } from './too-short';
import { Tray } from './tray';
import { mayDiscard } from './unsaved';
import { useEditing } from './use-editing';
import type { FormWish } from './use-form';
import { useInline } from './use-inline';
import { type Clicked, usePointer } from './use-pointer';
import { useSite } from './use-site';

/** The open overlay: one at a time. */
type Open = { panel?: 'changes' | 'new'; form?: FormWish; choice?: Choice[] };

const wordsOf = ({ message, problems: [problem] }: RefusedHere) =>
  problem ? sentenceFor(problem) : message;

/** The edit mode's interface over the page. */
export function App() {
  const [isOn, setOn] = useEditing();
  const { site, refresh } = useSite();
  const [open, setOpen] = useState<Open>({});
  const [note, setNote] = useState('');
  const { pages, changes, problems, older } = site;

  const onSaved = useCallback(() => {
    setNote(`Saved ${tooShort(document)}`.trim());
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
  const onClick = useCallback(
    async (clicked: Clicked) => {
      setNote('');
      if (!(await finish())) return;
      // A click elsewhere only saves what is being typed.
      if (isTyping && !clicked.sentence) return;
      setOpen(({ choice, ...others }) => others);
      try {
        const opened = await openedBy(clicked);
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
    [begin, finish, isTyping, openForm],
  );
  const hovered = usePointer(isOn, onClick);

  useEffect(() => {
    refresh()
      .then(({ pages }) => arrive(pages))
      .then((form) => form && setOpen({ form }))
      .catch((error) => setNote(error.message));
  }, [refresh]);

  const go = (file: string, path: Path) => {
    if (!show(file, path, pages)) openForm({ file, path });
  };
  const onList = async ({ path, index }: Around, wish: ListWish) => {
    const file = typing?.inline.sentence.places[0]?.file;
    if (!file || !(await finish())) return;
    if (wish === 'add')
      return mayDiscard() && setOpen({ form: { file, path: [...path, index + 1], kind: 'added' } });
    const before = (await ask('field', { file, path })).value as unknown[];
    const change =
      wish === 'remove'
        ? ({ path: [...path, index], kind: 'removed', before: before[index] } as const)
        : ({ path, kind: 'moved', before, after: listAfter(before, index, wish) } as const);
    await ask('make', { file, change }).then(onSaved, (error) => setNote(wordsOf(error)));
  };
  const openPage = () => {
    const page = versionsOf(pages).find(({ path }) => path === location.pathname);
    const near = sentenceNear(document.querySelector('main') ?? document.body)?.places[0];
    const file = page?.file ?? near?.file;
    if (file) openForm({ file, path: [] });
  };
  const openPanel = async (panel: 'changes' | 'new') => {
    if (await isFree()) setOpen(open.panel === panel ? {} : { panel });
  };
  const close = () => mayDiscard() && setOpen({});

  const { panel, form, choice } = open;
  const own = typing?.inline.sentence.places[0];
  return (
    <>
      {isOn && !typing && <OlderFrames pages={older} />}
      {hovered && !typing && <Outline sentence={hovered} kind="hovered" />}
      {typing && (
        <Bubble
          typing={typing}
          older={own && olderAt(older, own.file, own.path)}
          onList={onList}
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
          onSaved={() => {
            setOpen({});
            onSaved();
          }}
          onClose={close}
          onUp={(path) => openForm({ file: form.file, path })}
        />
      )}
      {panel === 'changes' && <Tray {...site} onGo={go} onChanged={refresh} onClose={close} />}
      {panel === 'new' && (
        <NewPanel
          pages={pages}
          onEntry={({ file, path }) => {
            const form: FormWish = { file, path, kind: 'added' };
            setOpen({ form });
            show(file, path.slice(0, -1), pages, form);
          }}
          onClose={close}
        />
      )}
      <Bar
        pages={pages}
        isOn={isOn}
        changes={changes.filter(({ follows }) => !follows).length}
        problems={problems.length}
        note={note}
        onTurn={() => setOn(!isOn)}
        onPage={openPage}
        onNew={() => openPanel('new')}
        onChanges={() => openPanel('changes')}
      />
    </>
  );
}
