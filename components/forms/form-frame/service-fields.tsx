import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import type { FormSetup } from '@/lib/forms/setup';
import styles from './form-frame.module.scss';

type ServiceFieldsProps = {
  setup: FormSetup;
  subject: string;
  fixed: Readonly<Record<string, string>> | undefined;
  /** Id of the notice that the service redirects back to. */
  noticeId: string;
};

/** The service's own fields, and the honeypot for bots. */
export function ServiceFields({ setup, subject, fixed, noticeId }: ServiceFieldsProps) {
  const hydrated = useHydrated() !== undefined;
  // The page may be served from a different host than it was built for.
  const page = hydrated ? window.location.origin + window.location.pathname : setup.pageUrl;
  const _next = `${page}#${noticeId}`;
  const hidden = { ...fixed, ...setup.fixed, _subject: subject, _captcha: 'false', _next };
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
