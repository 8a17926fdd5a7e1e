import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { channelValue } from '@/lib/links/target';
import styles from './contact-cards.module.scss';

/** Ways to reach the company, each with its number or address. */
export function ContactCards(section: SectionOf<'contact-cards'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.cards}>
        {section.items.map(({ icon, title, text, link }) => (
          <li key={title} className={styles.card}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
            {link && (
              <p className={styles.way}>
                <span className={styles.value}>{channelValue(currentSite(), link)}</span>
                <SmartLink to={link}>{link.label}</SmartLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
