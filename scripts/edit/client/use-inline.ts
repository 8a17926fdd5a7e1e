import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../model/problem';
import type { Field } from '../site/fields';
import { ask, type RefusedHere } from './api';
import { useUnsaved } from './hooks';
import { type Inline, typeInPlace } from './inline';
import { isSentence, type Sentence, sentenceOf } from './sentences';

/** A sentence being edited: its field, and the problems of its text. */
export type Typing = {
  inline: Inline;
  field: Field;
  problems: readonly Problem[];
  /** Saves, and ends unless refused. @returns whether editing ended */
  save: () => Promise<boolean>;
};

const CHECK_AFTER_MS = 120;

type Results = {
  onSaving: () => void;
  onSaved: () => void;
  onRefused: (message: string) => void;
};

/** Normalizes spaces, but keeps them where a piece of text meets the next. */
function tidy(text: string, { around }: Field): string {
  const single = text.replace(/ {2,}/g, ' ');
  return around.at(-1)?.entry === 'piece' ? single : single.trim();
}

/** In-place editing of a sentence: checked while typing, saved on leaving. */
export function useInline({ onSaving, onSaved, onRefused }: Results) {
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
    // Removing the field ends editing a second time.
    current.current = undefined;
    inline?.end(text);
    setTyping(undefined);
  }, []);

  const begin = useCallback(
    (sentence: Sentence, field: Field) => {
      const { places } = sentence;
      const [place] = places;
      const before = String(field.value);
      if (!place) return;
      const changeTo = (after: string) => ({
        file: place.file,
        change: { path: place.path, kind: 'changed' as const, before, after },
      });

      const check = async (text: string) => {
        const problems = text === before ? [] : await ask('check', changeTo(text)).catch(() => []);
        // An answer about an earlier text may arrive last.
        if (current.current?.inline.text() !== text) return;
        update({ problems });
      };
      let saving: Promise<boolean> | undefined;
      const refuse = ({ message, problems, status }: RefusedHere, text: string) => {
        if (status !== 422) return leave(message, text);
        update({ problems });
        onRefused('');
        return false;
      };
      const make = async (text: string) => {
        onSaving();
        const { inline } = current.current ?? {};
        // Esc discards a text even while it is being saved.
        const isLeft = () => current.current?.inline !== inline;
        try {
          await ask('make', changeTo(text));
        } catch (error) {
          return isLeft() || refuse(error as RefusedHere, text);
        }
        if (!isLeft()) end(text);
        onSaved();
        return true;
      };
      const save = async (): Promise<boolean> => {
        clearTimeout(timer.current);
        // The running save is of an earlier text: if that is refused, the current one may be fine.
        while (saving) if (await saving) return true;
        const text = current.current && tidy(current.current.inline.text(), field);
        if (text === undefined) return true;
        if (text === before) {
          end();
          return true;
        }
        saving = make(text);
        const hasEnded = await saving;
        saving = undefined;
        return hasEnded;
      };
      /** Typed text is never lost silently. */
      const leave = (message: string, text: string) => {
        end();
        onRefused(`${message} You had typed: “${text}”`);
        return true;
      };
      /** The page may show an earlier save only now; editing continues in the new sentence. */
      const goOn = (text: string, caret: number | undefined) => {
        if (saving) return;
        const { element } = sentence;
        const root = element.isConnected ? element : document.body;
        const again = sentenceOf(place.file, place.path, root);
        if (!again || !isSentence(again, before) || !type({ ...again, places }, text, caret))
          leave('Someone else changed this in the meantime.', text);
      };
      const type = (sentence: Sentence, text: string, caret?: number) => {
        const wishes = {
          onType: (text: string) => {
            clearTimeout(timer.current);
            timer.current = window.setTimeout(() => void check(text), CHECK_AFTER_MS);
          },
          onDone: () => void save(),
          onCancel: () => {
            end();
            onRefused('');
          },
          onLost: goOn,
        };
        const inline = typeInPlace(sentence, text, wishes, caret);
        if (inline) update({ inline, field, save });
        return inline !== undefined;
      };
      // The page may have been rendered again since the click.
      const shown = sentence.node?.isConnected ? sentence : sentenceOf(place.file, place.path);
      if (shown && type({ ...shown, places }, before)) update({ problems: [] });
    },
    [end, update, onSaving, onSaved, onRefused],
  );

  useUnsaved(
    useCallback(() => {
      const { inline, field } = current.current ?? {};
      return field !== undefined && inline?.text() !== String(field.value);
    }, []),
  );

  /** Saves what is being typed; the caret returns to a sentence that is refused. */
  const finish = useCallback(async () => {
    const { save, inline } = current.current ?? {};
    if (!save || (await save())) return true;
    inline?.focus();
    onRefused('Fix this sentence first, or press Esc to discard what you typed.');
    return false;
  }, [onRefused]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, begin, end, finish };
}
