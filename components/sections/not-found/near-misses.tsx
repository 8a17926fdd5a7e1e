import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { destination } from '@/lib/links/links';
import { listPath } from '@/lib/lists/lists';
import { NEAR_MISS_LIST } from '@/lib/near-misses/candidates';
import styles from './not-found.module.scss';

/** The most likely target: a quote, until the address has been compared with all pages. */
export function NearMisses() {
  const site = currentSite();
  const { lead, heading } = site.nearMisses;
  return (
    <Behavior of="suggest-pages" props={{ url: listPath(site, NEAR_MISS_LIST), heading }}>
      <div className={styles.misses}>
        <p>{lead.text}</p>
        <a href={destination(site, lead.link).href}>{lead.link.label}</a>
      </div>
    </Behavior>
  );
}
