import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import styles from './link-cards.module.scss';

/** Links, each with a sentence about its target. */
export function LinkCards(section: SectionOf<'link-cards'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.cards}>
        {section.items.map(({ text, link, icon }) => (
          <li key={link.label} className={styles.card}>
            {icon && <Icon name={icon} />}
            <h3>
              <SmartLink to={link}>{link.label}</SmartLink>
            </h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
