import type { ReactNode } from 'react';
import type { FieldProps } from '@/components/forms/fields/fields-of';
import { TextArea, TextField } from '@/components/forms/fields/text-field';
import type { FieldOf } from '@/content/schema/form-fields';

/**
 * The controls of a message, by field. The contact form has them too.
 *
 * @param rows lines of the message box
 */
export function messageControls(field: (name: FieldOf<'message'>) => FieldProps, rows: number) {
  const next = { enterKeyHint: 'next', required: true } as const;
  return {
    name: <TextField {...field('name')} {...next} autoComplete="name" />,
    email: <TextField {...field('email')} {...next} type="email" autoComplete="email" />,
    subject: <TextField {...field('subject')} {...next} />,
    message: <TextArea {...field('message')} rows={rows} required />,
  } satisfies Record<FieldOf<'message'>, ReactNode>;
}
