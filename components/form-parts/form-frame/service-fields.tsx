import type { FormSetup } from '@/lib/forms/setup';
import styles from './form-frame.module.scss';

type ServiceFieldsProps = {
  setup: FormSetup;
  subject: string;
  fixed: Readonly<Record<string, string>> | undefined;
};

/** What the service reads beside the visitor's own fields, and the trap for robots. */
export function ServiceFields({ setup, subject, fixed }: ServiceFieldsProps) {
  const hidden = { ...fixed, _subject: subject, _captcha: 'false', _next: setup.pageUrl };
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {setup.words.honeypot}
          <input name="_honey" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
