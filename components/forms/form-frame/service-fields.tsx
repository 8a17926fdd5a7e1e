import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type FormSetup, sentNoticeId } from '@/lib/forms/setup';
import styles from './form-frame.module.scss';

type ServiceFieldsProps = {
  setup: FormSetup;
  subject: string;
  fixed: Readonly<Record<string, string>> | undefined;
  /** The form's name: the service redirects back to its notice. */
  name: string;
};

/** The service's own fields, and the honeypot for bots. */
export function ServiceFields({ setup, subject, fixed, name }: ServiceFieldsProps) {
  const isHydrated = useHydrated() !== undefined;
  // The page may be served from a different host than it was built for.
  const page = isHydrated ? window.location.origin + window.location.pathname : setup.pageUrl;
  const _next = `${page}#${sentNoticeId(name)}`;
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
