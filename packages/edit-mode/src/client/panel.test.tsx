import { render, screen } from '@testing-library/react';
import { Panel } from './panel';

const form = (message: string) => (
  <Panel name="Fields" title="Rate" intro={null} message={message} onClose={() => {}}>
    <input aria-label="Currency" />
    <input aria-label="Amount" aria-invalid="true" />
  </Panel>
);

test('a refusal moves the focus to the first field with a mistake', () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { rerender } = render(form(''));
  expect(document.body).toHaveFocus();
  rerender(form('Not saved: something needs fixing.'));
  expect(screen.getByLabelText('Amount')).toHaveFocus();
});
