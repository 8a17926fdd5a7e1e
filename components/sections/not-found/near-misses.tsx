import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { buttonClass } from '@/components/ui/button/button';
import { destination } from '@/lib/links/target';
import { LISTS_FOLDER } from '@/lib/lists/lists';
import { FURTHER_LIST, nearMissLists } from '@/lib/near-misses/candidates';
import styles from './near-misses.module.scss';

/** What was probably meant: a quote, until the address has been read. */
export function NearMisses() {
  const site = currentSite();
  const { lead, heading } = site.nearMisses;
  const { atHand, further, folder } = nearMissLists(site);
  const box = (
    <div className={styles.misses}>
      <p>{lead.text}</p>
      <a className={buttonClass('default', 'lg')} href={destination(site, lead.link).href}>
        {lead.link.label}
      </a>
    </div>
  );
  const props = { candidates: atHand, heading };
  if (further.length === 0)
    return (
      <Behavior of="suggest-pages" props={props}>
        {box}
      </Behavior>
    );
  return (
    <Behavior
      of="suggest-more-pages"
      props={{ ...props, further: { url: LISTS_FOLDER + FURTHER_LIST, folder } }}
    >
      {box}
    </Behavior>
  );
}
