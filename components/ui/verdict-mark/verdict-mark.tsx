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

/** The mark of a verdict; the text next to it says the same. */
export function VerdictMark({ answer }: { answer: Answer }) {
  return (
    <span
      className={clsx(styles.mark, answer === 'yes' && styles.yes, answer === 'no' && styles.no)}
    >
      <Icon name={icons[answer]} />
    </span>
  );
}
