import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import styles from './topics.module.scss';

/** Links in groups, each with a scene of what it is about; on phones a group opens on touch. */
export function Topics(section: SectionOf<'topics'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.groups}>
        {section.groups.map(({ title, picture, items }) => (
          <section key={title} className={styles.group}>
            <div className={styles.head}>
              <Picture
                picture={picture}
                loading="lazy"
                sizes="(min-width: 60rem) 20rem, 8rem"
                onPhones="beside"
              />
              <h3>{title}</h3>
            </div>
            <details>
              <summary>
                <span>{title}</span>
              </summary>
              <ul>
                {items.map(({ text, link }) => (
                  <li key={link.label}>
                    <SmartLink to={link}>{link.label}</SmartLink>
                    <Paragraph text={text} />
                  </li>
                ))}
              </ul>
            </details>
          </section>
        ))}
      </div>
    </SectionFrame>
  );
}
