'use client';

import { ErrorSummary } from '@/components/forms/error-summary/error-summary';
import { Toasts } from '@/components/islands/toasts/toasts';
import { Button } from '@/components/ui/button/button';
import { notify } from '@/components/ui/toast/notify';

const problems = [{ id: 'field-error', message: 'Write at least 10 digits' }];

/** States that occur only while a form is in use. */
export function LiveStates() {
  return (
    <>
      <ErrorSummary
        words={{ errorSummary: 'One field needs another look', errorsMore: '{count} more' }}
        problems={problems}
        attempts={0}
      />
      <p>
        <Button
          type="button"
          variant="success"
          onClick={() => notify('success', 'Thank you. Your message is on its way.')}
        >
          Show a success toast
        </Button>{' '}
        <Button
          type="button"
          variant="destructive"
          onClick={() => notify('error', 'That did not go through. Nothing you typed is lost.')}
        >
          Show an error toast
        </Button>
      </p>
      <Toasts dismiss="Dismiss" />
    </>
  );
}
