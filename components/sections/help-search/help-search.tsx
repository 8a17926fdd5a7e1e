import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { href } from '@/lib/links/target';
import { HELP_LIST, listPath } from '@/lib/lists/lists';
import styles from './help-search.module.scss';

/** The search of the help pages; hidden where scripts are off. */
export function HelpSearchSection({ section }: { section: SectionOf<'help-search'> }) {
  const site = currentSite();
  return (
    <SectionFrame section={section} layout="split">
      <div className={styles.search}>
        <Island
          of="help-search"
          words={site.helpSearch}
          list={listPath(site, HELP_LIST)}
          action={href(site, 'help/faq')}
          askHref={href(site, 'contact')}
        />
      </div>
    </SectionFrame>
  );
}
