import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDateTime } from '@/lib/format/date';
import { english } from '@/lib/format/locales/en';
import { forms } from '@/lib/forms/fixtures/forms';
import { fill } from '@/lib/text/fill';
import { SendAgain } from './send-again';

const words = forms.common.again;
const at = new Date('2026-11-20T12:00:00Z');

function ask(state: 'sent' | 'unsure') {
  const answer = jest.fn();
  render(
    <SendAgain
      question={{ before: { state, at }, answer }}
      words={words}
      locale={english}
      ref={null}
    />,
  );
  return answer;
}

test.each(['sent', 'unsure'] as const)(
  'the question about a message %s states when it was sent',
  (state) => {
    ask(state);
    expect(screen.getByRole('alert')).toHaveTextContent(
      fill(words[state], { time: formatDateTime(at, english) }),
    );
  },
);

test.each([
  [words.send, true],
  [words.leave, false],
])('"%s" answers %s', async (name, expected) => {
  const answer = ask('sent');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(answer.mock.calls).toEqual([[expected]]);
});
