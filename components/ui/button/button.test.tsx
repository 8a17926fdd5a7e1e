import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button';

test('calls the click handler', async () => {
  const listen = jest.fn();
  render(
    <Button type="button" onClick={listen}>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(listen).toHaveBeenCalledTimes(1);
});

test('a disabled button ignores clicks', async () => {
  const listen = jest.fn();
  render(
    <Button type="button" onClick={listen} disabled>
      Sending...
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(listen).not.toHaveBeenCalled();
});

test('only a button of type submit submits', () => {
  render(<Button type="submit">Send</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
});

const variants = [
  ...(['default', 'destructive', 'outline', 'hero-outline', 'secondary'] as const),
  ...(['ghost', 'link', 'premium', 'success'] as const),
];

test('each variant has its own style', () => {
  expect(new Set(variants.map((variant) => buttonClass(variant))).size).toBe(variants.length);
});

test('each size has its own style', () => {
  const sizes = ['default', 'sm', 'lg', 'icon'] as const;
  expect(new Set(sizes.map((size) => buttonClass('default', size))).size).toBe(sizes.length);
});
