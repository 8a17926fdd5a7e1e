import type { Sending } from '@/components/forms/send/sending';
import { Button } from '@/components/ui/button/button';
import type { FormSetup } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import styles from './send-state.module.scss';

type SendStateProps = {
  sending: Sending;
  words: FormSetup['words']['sending'];
};

/** Upload progress and a button to cancel. */
export function SendState({ sending: { progress, cancel }, words }: SendStateProps) {
  const percent = progress === undefined ? undefined : Math.floor(progress * 100);
  return (
    <div className={styles.state}>
      {percent !== undefined && (
        <label className={styles.progress}>
          {fill(words.progress, { percent: String(percent) })}
          <progress max={100} value={percent} />
        </label>
      )}
      <span className={styles.cancel}>
        <Button type="button" variant="link" size="sm" onClick={cancel}>
          {words.cancel}
        </Button>
      </span>
    </div>
  );
}
