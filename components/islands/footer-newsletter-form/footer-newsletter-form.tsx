'use client';

import { type FormEvent, useState } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { Button } from '@/components/ui/button/button';
import styles from './footer-newsletter-form.module.scss';

type FooterNewsletterFormProps = {
  /** The newsletter page, for a browser whose script did not arrive. */
  action: string;
  label: string;
  button: string;
  thanks: string;
};

/** Makes no call: it notes the interest on the console and says thank you. */
export function FooterNewsletterForm({ action, label, button, thanks }: FooterNewsletterFormProps) {
  const hydrated = useHydrated();
  const [thanked, setThanked] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    // biome-ignore lint/suspicious/noConsole: the specification asks for this local note
    console.log('Newsletter subscription', email);
    event.currentTarget.reset();
    setThanked(true);
  }

  return (
    <form
      className={styles.form}
      action={action}
      onSubmit={submit}
      data-island=""
      data-hydrated={hydrated}
      data-replay=""
    >
      <label htmlFor="footer-email">{label}</label>
      <input
        className={styles.input}
        id="footer-email"
        // Without its script the form leads to the newsletter page, and takes no address along.
        name={hydrated === undefined ? undefined : 'email'}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        required
      />
      <Button type="submit" variant="hero-outline" size="sm">
        {button}
      </Button>
      <p role="status">{thanked && thanks}</p>
    </form>
  );
}
