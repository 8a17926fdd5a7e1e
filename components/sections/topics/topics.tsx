import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import styles from './topics.module.scss';

/** How many entries wide windows show next to each other. */
const IN_A_ROW = 2;

/** Up to how many entries stand below each other next to the panel, unless they are a row. */
const FEW = 4;

/** Links in groups, each next to a large scene of what it is about. On phones a group opens on touch, the first is open. */
export function Topics(section: SectionOf<'topics'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.groups}>
        {section.groups.map(({ title, picture, items }, i) => (
          <details
            key={title}
            className={clsx(styles.group, items.length <= IN_A_ROW && styles.low)}
            open={i === 0}
          >
            <summary className={styles.head}>
              <Picture
                picture={picture}
                sizes="(min-width: 60rem) 30rem, 11rem"
                onPhones="beside"
              />
              <h3>{title}</h3>
            </summary>
            <ul
              className={clsx(
                items.some(({ link }) => link) && styles.linked,
                items.length > IN_A_ROW && items.length <= FEW && styles.few,
              )}
            >
              {items.map(({ text, link, title: name }) => (
                <li key={link?.label ?? name}>
                  {link ? <SmartLink to={link}>{link.label}</SmartLink> : <b>{name}</b>}
                  <Paragraph text={text} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
