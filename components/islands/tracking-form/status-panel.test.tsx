import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { english } from '@/lib/format/locales';
import { forms } from '@/lib/forms/fixtures/forms';
import { StatusPanel } from './status-panel';

const words = forms.tracking.panel;

beforeEach(() => {
  render(
    <StatusPanel
      words={words}
      shipment={{ number: 'NL1234567890TZ', at: new Date('2026-11-20T12:00:00Z') }}
      setup={{ reach: { chatNumber: '255000000000', email: '' }, locale: english }}
    />,
  );
});

test('the ticket can be copied as text, and says that the status is provisional', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: words.copyText }));
  expect(await screen.findByText(words.textCopied)).toBeVisible();
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines.slice(0, 2)).toEqual(['NL1234567890TZ', words.status]);
  expect(lines).toContain(words.provisional);
});
