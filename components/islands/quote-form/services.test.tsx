import { render, screen, within } from '@testing-library/react';
import { forms } from '@/lib/forms/fixtures/forms';
import { Services } from './services';

const words = forms.quote;
const field = {
  id: 'quote-services',
  name: 'services' as const,
  label: 'Services',
  error: undefined,
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
};

const group = () => screen.getByRole('group', { name: words.groups.services });

test('an error describes the group, and its link focuses the first service', () => {
  render(<Services words={words} field={{ ...field, error: words.messages.services }} />);
  expect(group()).toHaveAccessibleDescription(words.messages.services);
  expect(document.getElementById(field.id)).toBe(within(group()).getAllByRole('checkbox')[0]);
});
