'use client';

import { type RefObject, useEffect, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { readValues } from '@/lib/browser/form-values';
import type { FieldWords } from '@/lib/forms/setup';
import { fieldsOf } from '../fields/fields-of';

type NameOf<Values extends FieldValues> = Extract<keyof Values, string> & Path<Values>;

export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>;

/**
 * A form checked by rules: its fields with their messages, and all messages in one list. The rules
 * are a good part of the form's script and come with the first field that takes the focus.
 */
export function useCheckedForm<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  loadRules: () => Promise<Resolver<Values>>,
  words: Readonly<Record<NameOf<Values>, FieldWords>>,
) {
  const fields = fieldsOf(name, words);
  const rules = useRef(loadRules);
  const { register, handleSubmit, trigger, reset, formState } = useForm<Values>({
    resolver: ofForm(form, rules.current),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitSuccessful } = formState;
  const messageOf = (name: NameOf<Values>) => errors[name]?.message as string | undefined;

  useEffect(() => {
    const ahead = () => void rules.current().catch(() => undefined);
    const element = form.current;
    element?.addEventListener('focusin', ahead, { once: true });
    return () => element?.removeEventListener('focusin', ahead);
  }, [form]);

  useEffect(() => {
    const element = form.current;
    // An emptied form starts anew: no messages until it is sent again.
    const startAnew = () => reset(undefined, { keepValues: true });
    element?.addEventListener('reset', startAnew);
    if (isSubmitSuccessful) startAnew();
    return () => element?.removeEventListener('reset', startAnew);
  }, [form, isSubmitSuccessful, reset]);

  const names = Object.keys(words) as NameOf<Values>[];
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
    handleSubmit,
    trigger,
  };
}

/**
 * Checks what stands in the form itself: of text typed before hydration, an autofill or a restored
 * draft nobody told the form library. Where the rules cannot be had, the browser's own do.
 */
function ofForm<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  loadRules: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const check = await loadRules().catch(() => undefined);
    const element = form.current;
    const typed = element ? (readValues(element) as Values) : values;
    if (check) return check(typed, context, options);
    const errors = element ? browserErrors(element) : {};
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values: typed, errors: {} };
  };
}

/** What the browser itself finds wrong, in its own words. */
function browserErrors(form: HTMLFormElement): Record<string, { type: string; message: string }> {
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement => 'validity' in element,
  );
  return Object.fromEntries(
    controls
      .filter(({ name, validity }) => name && !validity.valid)
      .map(({ name, validationMessage }) => [
        name,
        { type: 'browser', message: validationMessage },
      ]),
  );
}
