import { render, screen } from '@testing-library/react';
import { FieldGroup } from './field-group';

const group = () => screen.getByRole('group', { name: 'Services' });

test('the legend names the group', () => {
  render(
    <FieldGroup legend="Services">
      <input aria-label="Sea" />
    </FieldGroup>,
  );
  expect(group()).toContainElement(screen.getByLabelText('Sea'));
  expect(group()).toHaveAccessibleDescription('');
});

test('hint and error describe the group', () => {
  render(
    <FieldGroup id="services" legend="Services" hint="One or more" error="Choose a service">
      <input aria-label="Sea" />
    </FieldGroup>,
  );
  expect(group()).toHaveAccessibleDescription('One or more Choose a service');
});
