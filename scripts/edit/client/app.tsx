import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { Path } from '../../content-source/read';
import type { Kept } from '../editor';
import type { Place } from '../marks/place';
import type { Listed } from '../page-list';
import { ask, type RefusedHere } from './api';
import { Bubble, type ListWish } from './bubble';
import { FormPanel, type FormWish } from './form-panel';
import { inWords } from './json-schema';
import { NewPanel } from './new-panel';
import { boxOf, type Sentence, sentenceNear, sentenceOf } from './sentences';
import { Tray } from './tray';
import { useInline } from './use-inline';
import { type Clicked, usePointer } from './use-pointer';

const GOING = 'edit-going';

function Outline({ sentence }: { sentence: Sentence }) {
  const { left, top, width, height } = boxOf(sentence);
  return (
    <div
      className="outline"
      style={{ left: left - 4, top: top - 2, width: width + 8, height: height + 4 }}
    />
  );
}

/** Brings a field into view, on the page it stands on; `then` is opened where that is another page. */
function show(
  file: string,
  path: Path,
  pages: readonly Listed[],
  then: FormWish = { file, path, kind: 'changed' },
): boolean {
  const sentence = sentenceOf(file, path);
  sentence?.element.scrollIntoView({ block: 'center', behavior: 'smooth' });
  const page = pages.find((listed) => listed.file === file);
  if (sentence || !page || page.path === location.pathname) return sentence !== undefined;
  sessionStorage.setItem(GOING, JSON.stringify(then));
  location.assign(page.path);
  return true;
}

/** A text that stands on the page as it is written, but for the {gaps} that are filled in. */
const isSentence = ({ node, text }: Sentence, written: unknown) =>
  node !== undefined && (written === text || /\{[\w.-]+\}/.test(String(written)));

const why = {
  many: 'This is put together from more than one field.',
  picture:
    'This is a picture, or drawn or reckoned from other fields; here is the part of the page that it stands in.',
  field: 'This is no running text; it is written here.',
};

/** What lies over the page while it is edited. */
export function App() {
  const [isOn, setOn] = useState(sessionStorage.getItem('edit-off') === null);
  const [pages, setPages] = useState<readonly Listed[]>([]);
  const [changes, setChanges] = useState<readonly Kept[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [form, setForm] = useState<FormWish>();
  const [choice, setChoice] = useState<Place[]>();
  const [open, setOpen] = useState<'tray' | 'new'>();
  const [note, setNote] = useState('');

  const refresh = useCallback(async () => {
    const [now, wrong, listed] = await Promise.all([ask('changes'), ask('problems'), ask('pages')]);
    setChanges(now);
    setProblems(wrong);
    setPages(listed);
    return listed;
  }, []);

  const onSaved = useCallback(() => {
    setNote('Saved');
    refresh();
  }, [refresh]);
  const { typing, begin, end } = useInline({ onSaved, onRefused: setNote });

  const openForm = useCallback((place: Place, text?: string) => {
    setOpen(undefined);
    setChoice(undefined);
    setForm({ ...place, kind: 'changed', ...(text ? { why: text } : {}) });
  }, []);

  const onClick = useCallback(
    async ({ sentence, element }: Clicked) => {
      setNote('');
      setChoice(undefined);
      const found = sentence ?? sentenceNear(element);
      const [place, ...others] = found?.places ?? [];
      if (!found || !place)
        return setNote(
          'This part of the page is drawn by the site itself and holds no words of yours.',
        );
      if (!sentence) return openForm({ ...place, path: place.path.slice(0, 2) }, why.picture);
      if (others.length > 0) return setChoice(found.places);
      try {
        const field = await ask('field', place);
        if (isSentence(found, field.value) && !(element instanceof HTMLSelectElement))
          begin(found, field);
        else openForm(place, why.field);
      } catch (error) {
        setNote((error as RefusedHere).message);
      }
    },
    [begin, openForm],
  );
  const hovered = usePointer(isOn, onClick);

  useEffect(() => {
    const going = sessionStorage.getItem(GOING);
    sessionStorage.removeItem(GOING);
    refresh()
      .then((listed) => {
        if (!going) return;
        const wish: FormWish = JSON.parse(going);
        const isList = wish.kind === 'added';
        const isShown = show(wish.file, isList ? wish.path.slice(0, -1) : wish.path, listed);
        if (isList || !isShown) setForm(wish);
      })
      .catch((error) => setNote(error.message));
  }, [refresh]);

  useEffect(() => {
    if (isOn) sessionStorage.removeItem('edit-off');
    else sessionStorage.setItem('edit-off', '');
    // Answers that are folded away are to be seen, all of them.
    for (const details of isOn ? document.querySelectorAll('main details') : []) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  }, [isOn]);

  const go = (file: string, path: Path) => {
    if (!show(file, path, pages)) openForm({ file, path });
  };
  const onList = async ({ around, wish }: ListWish) => {
    const file = typing?.inline.sentence.places[0]?.file;
    if (!file || !typing) return;
    end();
    const { path, index } = around;
    if (wish === 'add') return setForm({ file, path: [...path, index + 1], kind: 'added' });
    const list = await ask('field', { file, path });
    const before = list.value as unknown[];
    const to = wish === 'up' ? index - 1 : index + 1;
    const change =
      wish === 'remove'
        ? ({ path: [...path, index], kind: 'removed', before: before[index] } as const)
        : ({
            path,
            kind: 'moved',
            before,
            after: before.toSpliced(index, 1).toSpliced(to, 0, before[index]),
          } as const);
    await ask('make', { file, change }).then(onSaved, (error: RefusedHere) =>
      setNote(
        error.problems[0]
          ? `${error.problems[0].place}: ${error.problems[0].wrong}; ${error.problems[0].mend}.`
          : error.message,
      ),
    );
  };

  return (
    <>
      {hovered && !typing && <Outline sentence={hovered} />}
      {typing && (
        <Bubble
          typing={typing}
          onList={onList}
          onForm={() => {
            const [place] = typing.inline.sentence.places;
            end();
            if (place) openForm({ ...place, path: place.path.slice(0, -1) });
          }}
          onFollow={(href) => location.assign(href)}
        />
      )}
      {choice && (
        <div className="bubble choice">
          <p>{why.many} Which one?</p>
          {choice.map((place) => (
            <button
              type="button"
              key={`${place.file}${place.path.join('.')}`}
              onClick={() => openForm(place)}
            >
              {place.path
                .slice(-2)
                .map((key) => inWords(String(key)))
                .join(', ')}{' '}
              <small>{place.file}</small>
            </button>
          ))}
        </div>
      )}
      {form && (
        <FormPanel
          wish={form}
          pages={pages}
          onSaved={() => {
            setForm(undefined);
            onSaved();
          }}
          onClose={() => setForm(undefined)}
          onUp={(path) => setForm({ file: form.file, path, kind: 'changed' })}
        />
      )}
      {open === 'tray' && (
        <Tray
          changes={changes}
          problems={problems}
          onGo={go}
          onChanged={refresh}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'new' && (
        <NewPanel
          pages={pages}
          onEntry={({ file, path }) => {
            const wish: FormWish = { file, path, kind: 'added' };
            setOpen(undefined);
            setForm(wish);
            show(file, path.slice(0, -1), pages, wish);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <nav className="bar" aria-label="Edit mode">
        <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          {isOn ? 'Editing' : 'Looking around'}
        </button>
        <button
          type="button"
          onClick={() => {
            const page = pages.find(({ path }) => path === location.pathname);
            const near =
              page?.file ??
              sentenceNear(document.querySelector('main') ?? document.body)?.places[0]?.file;
            if (near) openForm({ file: near, path: [] });
          }}
        >
          This page
        </button>
        <button
          type="button"
          onClick={() => {
            setForm(undefined);
            setOpen(open === 'new' ? undefined : 'new');
          }}
        >
          New
        </button>
        <button
          type="button"
          className={problems.length > 0 ? 'wrong' : ''}
          onClick={() => {
            setForm(undefined);
            setOpen(open === 'tray' ? undefined : 'tray');
          }}
        >
          {problems.length > 0 ? `${problems.length} to mend · ` : ''}
          {changes.length === 1 ? '1 change' : `${changes.length} changes`}
        </button>
        <output>{note}</output>
      </nav>
    </>
  );
}
