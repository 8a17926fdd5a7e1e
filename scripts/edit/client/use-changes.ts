import { useEffect, useRef } from 'react';
import { type RefusedHere, undoLast } from './api';
import { sentenceFor } from './fault';
import type { Site } from './hooks';
import { pageRendered } from './navigation';
import type { Dispatch } from './open';

const wordsOf = ({ message, problems: [problem] }: RefusedHere) =>
  problem ? sentenceFor(problem) : message;

/** Ctrl+Z or Cmd+Z, where it is not that of a field. */
function isUndo(event: KeyboardEvent): boolean {
  const at = event.composedPath()[0];
  const isField = at instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(at.tagName);
  const isZ = event.key.toLowerCase() === 'z' && !event.shiftKey;
  return isZ && (event.ctrlKey || event.metaKey) && !isField;
}

/** Says what became of changes, and undoes the last one on Ctrl+Z. */
export function useChanges(dispatch: Dispatch, refresh: () => Promise<Site>) {
  /** Ends when the page shows the last change. */
  const rendered = useRef<Promise<void>>(undefined);

  /** @param shown ends when the page shows what was saved, if it does not yet */
  const onSaved = (shown?: Promise<void>) => {
    dispatch({ type: 'saved', follows: shown !== undefined });
    shown?.then(() => dispatch({ type: 'shown' }));
    refresh().catch(({ message }) => dispatch({ type: 'noted', note: message }));
  };

  /** Changes the order or number of what the page shows: clicks wait until it shows that. */
  const rearrange = async (work: Promise<unknown>) => {
    const shown = pageRendered(15_000);
    rendered.current = shown;
    dispatch({ type: 'box closed' });
    await work
      .then(() => onSaved(shown))
      .catch((error) => dispatch({ type: 'noted', note: wordsOf(error) }));
  };

  useEffect(() => {
    const note = (text: string) => dispatch({ type: 'noted', note: text });
    const undo = async (event: KeyboardEvent) => {
      if (!isUndo(event)) return;
      event.preventDefault();
      const isUndone = await undoLast().catch((error) => note(wordsOf(error)));
      if (isUndone) {
        note('Undone: your last saved change.');
        await refresh();
      } else if (isUndone === false) {
        note('Every saved change can be undone here.');
        dispatch({ type: 'side opened', side: 'changes' });
      }
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, [dispatch, refresh]);

  return { rendered, onSaved, rearrange };
}

export type Changes = ReturnType<typeof useChanges>;
