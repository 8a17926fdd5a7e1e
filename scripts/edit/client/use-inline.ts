import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { Field } from '../fields';
import { ask, type RefusedHere } from './api';
import { type Inline, typeInPlace } from './inline';
import type { Sentence } from './sentences';

/** A sentence under the hand: what is known of its field, and what is wrong with what stands there. */
export type Typing = { inline: Inline; field: Field; problems: readonly Problem[] };

const CHECK_AFTER_MS = 120;

type Results = { onSaved: () => void; onRefused: (message: string) => void };

/** Spaces around and between words as they were meant; a piece of a text ends where the next begins. */
function tidy(text: string, { around }: Field): string {
  const single = text.replace(/ {2,}/g, ' ');
  return around.at(-1)?.entry === 'piece' ? single : single.trim();
}

/** Typing into a sentence in its place: checked while one types, written when one leaves it. */
export function useInline({ onSaved, onRefused }: Results) {
  const [typing, setTyping] = useState<Typing>();
  const current = useRef<Typing>(undefined);
  const timer = useRef<number>(undefined);

  const update = useCallback((news: Partial<Typing>) => {
    if (!current.current && !news.inline) return;
    current.current = { ...current.current, ...news } as Typing;
    setTyping(current.current);
  }, []);

  const end = useCallback((text?: string) => {
    const inline = current.current?.inline;
    // Taking the field away ends the typing once more.
    current.current = undefined;
    inline?.end(text);
    setTyping(undefined);
  }, []);

  const begin = useCallback(
    (sentence: Sentence, field: Field) => {
      const [place] = sentence.places;
      const before = String(field.value);
      if (!place) return;
      const changeTo = (after: string) => ({
        file: place.file,
        change: { path: place.path, kind: 'changed' as const, before, after },
      });

      const check = async (text: string) => {
        const problems = text === before ? [] : await ask('check', changeTo(text)).catch(() => []);
        update({ problems });
      };
      const save = async () => {
        const text = current.current && tidy(current.current.inline.text(), field);
        clearTimeout(timer.current);
        if (text === undefined) return;
        if (text === before) return end();
        try {
          await ask('make', changeTo(text));
          end(text);
          onSaved();
        } catch (error) {
          const { message, problems, status } = error as RefusedHere;
          if (status === 422) return update({ problems });
          end();
          onRefused(message);
        }
      };
      const inline = typeInPlace(sentence, before, {
        onType: (text) => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => void check(text), CHECK_AFTER_MS);
        },
        onDone: () => void save(),
        onCancel: () => end(),
      });
      if (inline) update({ inline, field, problems: [] });
    },
    [end, update, onSaved, onRefused],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, begin, end };
}
