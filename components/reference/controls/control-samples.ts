import type { ButtonSize, ButtonVariant } from '@/components/ui/button/button';

type ButtonSample = { variant: ButtonVariant; background: 'sand' | 'ink' };

export const buttonSamples: readonly ButtonSample[] = [
  { variant: 'default', background: 'sand' },
  { variant: 'destructive', background: 'sand' },
  { variant: 'outline', background: 'sand' },
  { variant: 'secondary', background: 'sand' },
  { variant: 'ghost', background: 'sand' },
  { variant: 'link', background: 'sand' },
  { variant: 'success', background: 'sand' },
  { variant: 'default', background: 'ink' },
  { variant: 'hero-outline', background: 'ink' },
  { variant: 'premium', background: 'ink' },
];

export const buttonSizes: readonly Exclude<ButtonSize, 'icon'>[] = ['sm', 'default', 'lg'];

type FieldSample = {
  id: string;
  state: string;
  hint?: string;
  optional?: string;
  error?: string;
  disabled?: boolean;
  value?: string;
};

export const fieldSamples: readonly FieldSample[] = [
  { id: 'empty', state: 'Empty' },
  { id: 'hint', state: 'With a hint', hint: 'As it stands on the parcel.' },
  { id: 'optional', state: 'May stay empty', optional: 'optional' },
  { id: 'filled', state: 'Filled', value: 'Neema Mushi' },
  { id: 'error', state: 'In error', value: 'N', error: 'Write your full name' },
  {
    id: 'error-hint',
    state: 'In error, with a hint',
    hint: 'With the country code.',
    value: '0700',
    error: 'Write at least 10 digits, so that we can call you back',
  },
  { id: 'disabled', state: 'Disabled', value: 'Neema Mushi', disabled: true },
];
