import { HelpSearch } from '@/components/islands/help-search/help-search';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { helpSearch } from '@/content/help-search';
import type { SectionOf } from '@/content/schema/section';
import { href } from '@/lib/links/target';
import styles from './help-search.module.scss';

/** The search through the help pages; without scripts there is no such section. */
export function HelpSearchSection({ section }: { section: SectionOf<'help-search'> }) {
  return (
    <SectionFrame section={section} layout="split">
      <div className={styles.search}>
        <HelpSearch words={helpSearch} action={href('help/faq')} askHref={href('contact')} />
      </div>
    </SectionFrame>
  );
}
