'use client';

import { type RefObject, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { type Values as Reading, readValues } from '@/lib/browser/form-values';
import type { FieldWords } from '@/lib/forms/setup';
import { fieldsOf } from '../fields/fields-of';
import { rulesOf } from './rules-of';
import { useFormEvent } from './use-form-event';

type NameOf<Values extends FieldValues> = Extract<keyof Values, string> & Path<Values>;

type CheckedFormOptions<Values extends FieldValues> = {
  form: RefObject<HTMLFormElement | null>;
  name: string;
  words: Readonly<Record<NameOf<Values>, FieldWords>>;
  /**
   * Values of the empty form. A group of boxes needs its empty list here, or React Hook Form treats
   * its first box as a single check box.
   */
  defaultValues: DefaultValues<Values>;
  /** Loads the rules, which are a good part of the form's script. */
  loadRules: () => Promise<Resolver<Values>>;
};

export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>;

/**
 * A form checked by rules: the props of each field with its message, and all messages in one list. What
 * stands in the form is checked and sent; React Hook Form keeps the messages, and what a summary shows.
 * The rules load when a field first takes the focus. Call it before the hooks that fill in fields,
 * because it listens to them.
 */
export function useCheckedForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const { form, words, defaultValues, loadRules } = options;
  const fields = fieldsOf(options.name, words);
  const names = Object.keys(words) as NameOf<Values>[];
  /** What is being checked to be sent, whatever is typed meanwhile. */
  const submitted = useRef<Reading>(undefined);
  const readForm = (): Reading => (form.current ? readValues(form.current) : {});
  const { register, handleSubmit, trigger, reset, control, formState, ...model } = useForm<Values>({
    defaultValues,
    resolver: rulesOf(form, () => (submitted.current ?? readForm()) as Values, loadRules),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { setValues, getFieldState } = model;
  const { errors, submitCount, isSubmitSuccessful } = formState;
  const messageOf = (name: NameOf<Values>) => errors[name]?.message as string | undefined;
  // An emptied form starts over: no messages until it is submitted again.
  const startOver = () => reset(undefined, { keepValues: true });

  useFormEvent(form, 'focusin', () => void loadRules().catch(() => undefined), { once: true });
  useFormEvent(form, 'reset', startOver);
  // Typing and autofill reach the model through `register`. Scripts that fill in or empty fields
  // fire `input` on the form itself: the model reads the values then, and on hydration.
  useFormEvent(form, 'input', ({ target }) => {
    if (!form.current || target !== form.current) return;
    const values = Object.entries(readForm()).filter(
      // React Hook Form can empty a file field, and would empty one that holds a file.
      ([name, value]) => name in words && !(value instanceof FileList && value.length > 0),
    );
    // `shouldDirty` passes values on even where `register` has already read the same ones.
    setValues(Object.fromEntries(values) as Partial<Values>, { shouldDirty: true });
    const wrong = names.filter((name) => getFieldState(name).invalid);
    if (wrong.length > 0) trigger(wrong);
  });

  // Lists what the browser refused before hydration. It then calls every invalid field
  // `:user-invalid`, even one that was never touched. `:is()` ignores what older browsers do not know.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const inState = (state: string) => form.current?.querySelectorAll(`[name]:is(:${state})`) ?? [];
    const { length } = inState('user-invalid');
    if (length > 0 && length === inState('invalid').length) handleSubmit(() => undefined)();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (isSubmitSuccessful) startOver();
  }, [isSubmitSuccessful]);

  /** Checks a reading of the form, and calls `onValid` with its values as the rules return them. */
  async function submit(reading: Reading, onValid: (values: Values) => unknown) {
    submitted.current = reading;
    const end = () => {
      submitted.current = undefined;
    };
    await handleSubmit((values) => {
      end();
      return onValid(values);
    }, end)();
  }

  return {
    field: (name: NameOf<Values>) => ({
      ...fields(name),
      ...register(name),
      error: messageOf(name),
    }),
    problems: names.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ id: fields(name).id, message }] : [];
    }),
    attempts: submitCount,
    submit,
    trigger,
    control,
  };
}
