import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { type RefusedHere, undoLast } from './api';
import { sentenceFor } from './fault';
import type { Site } from './hooks';
import { pageRendered } from './navigation';

const wordsOf = ({ message, problems: [problem] }: RefusedHere) =>
  problem ? sentenceFor(problem) : message;

/** Ctrl+Z or Cmd+Z, where it is not that of a field. */
function isUndo(event: KeyboardEvent): boolean {
  const at = event.composedPath()[0];
  const isField = at instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(at.tagName);
  const isZ = event.key.toLowerCase() === 'z' && !event.shiftKey;
  return isZ && (event.ctrlKey || event.metaKey) && !isField;
}

const SAVED = 'Saved';
const FOLLOWS = 'Saved. The page follows …';

type Shown = {
  closeBox: () => void;
  setSide: (panel: 'changes') => void;
  setNote: Dispatch<SetStateAction<string>>;
};

export function useChanges({ closeBox, setSide, setNote }: Shown, refresh: () => Promise<Site>) {
  /** Ends when the page shows the last change. */
  const rendered = useRef<Promise<void>>(undefined);

  /** @param shown ends when the page shows what was saved, if it does not yet */
  const onSaved = (shown?: Promise<void>) => {
    setNote(shown ? FOLLOWS : SAVED);
    shown?.then(() => setNote((note) => (note === FOLLOWS ? SAVED : note)));
    refresh().catch(({ message }) => setNote(message));
  };

  /** Changes the order or number of what the page shows: clicks wait until it shows that. */
  const rearrange = async (work: Promise<unknown>) => {
    const shown = pageRendered(15_000);
    rendered.current = shown;
    closeBox();
    await work.then(() => onSaved(shown)).catch((error) => setNote(wordsOf(error)));
  };

  useEffect(() => {
    const undo = async (event: KeyboardEvent) => {
      if (!isUndo(event)) return;
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
  }, [setNote, setSide, refresh]);

  return { rendered, onSaved, rearrange };
}

export type Changes = ReturnType<typeof useChanges>;
