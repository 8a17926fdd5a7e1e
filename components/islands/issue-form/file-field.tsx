import type { ChangeEvent, ComponentProps, ReactNode, RefObject } from 'react';
import type { LabeledField } from '@/components/forms/fields/text-field';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { announce } from '@/lib/browser/form-values';
import styles from './issue-form.module.scss';

type FileFieldProps = LabeledField &
  ComponentProps<'input'> & {
    formRef: RefObject<HTMLFormElement | null>;
    chosen: boolean;
    /** Label of the button that removes the chosen file. */
    remove: string;
    note: ReactNode;
    /** Checks the file at once, so that a wrong one shows before the rest is filled in. */
    onPick: () => void;
  };

export function FileField(props: FileFieldProps) {
  const { label, hint, optional, error, formRef, chosen, remove, note, onPick, ...rest } = props;
  const { onChange, ...input } = rest;

  function pick(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onPick();
  }

  function removeFile() {
    const control = document.getElementById(input.id);
    if (!formRef.current || !(control instanceof HTMLInputElement)) return;
    control.value = '';
    announce(formRef.current);
    onPick();
    control.focus();
  }

  return (
    <div className={styles.file}>
      <Field id={input.id} label={label} hint={hint} optional={optional} error={error}>
        {(control) => <input {...input} {...control} type="file" onChange={pick} />}
      </Field>
      {note}
      {chosen && (
        <Button type="button" variant="link" size="sm" onClick={removeFile}>
          {remove}
        </Button>
      )}
    </div>
  );
}
