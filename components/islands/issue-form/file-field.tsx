import type { ChangeEvent, ComponentProps, ReactNode, RefObject } from 'react';
import type { LabeledField } from '@/components/forms/fields/text-field';
import { useFormValues } from '@/components/forms/form-values/use-form-values';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { announce } from '@/lib/browser/form-values';
import styles from './issue-form.module.scss';

type FileFieldProps = LabeledField &
  ComponentProps<'input'> & {
    formRef: RefObject<HTMLFormElement | null>;
    /** Label of the button that takes the chosen file away. */
    remove: string;
    /** What there is to say about the chosen file. */
    note: ReactNode;
    /** Checks the file, at once: a wrong one is better known before the rest is written. */
    onPick: () => void;
  };

/** A file to send along, which can be taken away again. */
export function FileField(props: FileFieldProps) {
  const { label, hint, optional, error, formRef, remove, note, onPick, onChange, ...input } = props;
  const { [input.name]: files } = useFormValues(formRef);
  const chosen = typeof files === 'object' && files !== null && files.length > 0;

  function pick(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onPick();
  }

  function takeAway() {
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
        <Button type="button" variant="link" size="sm" onClick={takeAway}>
          {remove}
        </Button>
      )}
    </div>
  );
}
