import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import styles from './link-tabs.module.scss';

/** Quick links by subject, one subject visible at a time. */
export function LinkTabs(section: SectionOf<'link-tabs'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <Island
        of="tabs"
        label={section.heading}
        tabs={section.tabs.map(({ id, title, links }) => ({
          id,
          title,
          panel: (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.label}>
                  <SmartLink to={link}>{link.label}</SmartLink>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </SectionFrame>
  );
}
