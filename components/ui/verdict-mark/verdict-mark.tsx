import clsx from 'clsx/lite';
import type { IconName } from '@/content/schema/picture';
import type { GoodsVerdict } from '@/lib/pages/derived-section';
import { Icon } from '../icon/icon';
import styles from './verdict-mark.module.scss';

type Answer = GoodsVerdict['answer'];

/** Each answer has its own shape, so that it does not depend on color. */
const icons: Record<Answer, IconName> = {
  yes: 'check',
  papers: 'document',
  'sea-only': 'ship',
  no: 'no-entry',
};

type VerdictMarkProps = {
  answer: Answer;
  /** As high as a line of text. */
  small?: boolean;
  /** A no that forbids nothing. */
  plain?: boolean;
};

/** The mark of a verdict; the text next to it says the same. */
export function VerdictMark({ answer, small, plain }: VerdictMarkProps) {
  return (
    <span
      className={clsx(
        styles.mark,
        small && styles.small,
        answer === 'yes' && styles.yes,
        answer === 'no' && !plain && styles.no,
      )}
    >
      <Icon name={plain && answer === 'no' ? 'cross' : icons[answer]} />
    </span>
  );
}
