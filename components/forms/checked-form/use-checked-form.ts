'use client';

import { type RefObject, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { readValues } from '@/lib/browser/form-values';
import type { FieldWords } from '@/lib/forms/setup';
import { fieldsOf } from '../fields/fields-of';
import { orBrowserChecks, wasSubmitted } from './or-browser-checks';

type NameOf<Values extends FieldValues> = Extract<keyof Values, string> & Path<Values>;

type CheckedFormOptions<Values extends FieldValues> = {
  form: RefObject<HTMLFormElement | null>;
  /** The form's name: field ids begin with it. */
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
 * A form checked by rules, with React Hook Form as its only model: the props of each field with its
 * message, and all messages in one list. The rules load when a field first takes the focus. Call it
 * before the hooks that fill in fields, because it listens to them.
 */
export function useCheckedForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const { form, name, words, defaultValues } = options;
  const fields = fieldsOf(name, words);
  const loadRules = useRef(options.loadRules);
  const { register, handleSubmit, trigger, reset, control, formState, ...model } = useForm<Values>({
    defaultValues,
    resolver: orBrowserChecks(form, loadRules.current),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { getValues, setValues, getFieldState } = model;
  const { errors, submitCount, isSubmitSuccessful } = formState;
  const messageOf = (name: NameOf<Values>) => errors[name]?.message as string | undefined;

  useEffect(() => {
    const preload = () => void loadRules.current().catch(() => undefined);
    const element = form.current;
    element?.addEventListener('focusin', preload, { once: true });
    return () => element?.removeEventListener('focusin', preload);
  }, [form]);

  useEffect(() => {
    const element = form.current;
    // Typing and autofill reach the model through `register`. Scripts that fill in or empty fields
    // fire `input` on the form itself: the model reads the values then, and on hydration.
    const takeOver = ({ target }: Event) => {
      if (!element || target !== element) return;
      const values = Object.entries(readValues(element)).filter(
        // React Hook Form can empty a file field, and would empty one that holds a file.
        ([name, value]) => name in words && !(value instanceof FileList && value.length > 0),
      );
      // `shouldDirty` passes values on even where `register` has already read the same ones.
      setValues(Object.fromEntries(values) as Partial<Values>, { shouldDirty: true });
      const wrong = namesOf(words).filter((name) => getFieldState(name).invalid);
      if (wrong.length > 0) trigger(wrong);
    };
    element?.addEventListener('input', takeOver);
    return () => element?.removeEventListener('input', takeOver);
  }, [form, words, setValues, getFieldState, trigger]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (form.current && wasSubmitted(form.current)) handleSubmit(() => undefined)();
  }, []);

  useEffect(() => {
    const element = form.current;
    // An emptied form starts over: no messages until it is submitted again.
    const startOver = () => reset(undefined, { keepValues: true });
    element?.addEventListener('reset', startOver);
    if (isSubmitSuccessful) startOver();
    return () => element?.removeEventListener('reset', startOver);
  }, [form, isSubmitSuccessful, reset]);

  return {
    field: (name: NameOf<Values>) => ({
      ...fields(name),
      ...register(name),
      error: messageOf(name),
    }),
    problems: namesOf(words).flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ id: fields(name).id, message }] : [];
    }),
    attempts: submitCount,
    handleSubmit,
    trigger,
    getValues,
    control,
  };
}

function namesOf<Name extends string>(words: Readonly<Record<Name, FieldWords>>): Name[] {
  return Object.keys(words) as Name[];
}
