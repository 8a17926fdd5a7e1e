import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { HeroFrame, HeroWords } from '@/components/layout/hero-frame/hero-frame';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { buttonClass } from '@/components/ui/button/button';
import { LinkList } from '@/components/ui/link-list/link-list';
import { Picture } from '@/components/ui/picture/picture';
import { SearchBox } from '@/components/ui/search-box/search-box';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { destination } from '@/lib/links/links';
import { listPath } from '@/lib/lists/lists';
import { NEAR_MISS_LIST } from '@/lib/near-misses/candidates';
import styles from './not-found.module.scss';

/** The most likely target: a quote, until the address has been compared with all pages. */
function NearMisses() {
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

/** The not-found page: what happened, the likely target, and other links. */
export function NotFoundSection(section: SectionOf<'not-found'>) {
  const { code, heading, text, picture, parcel, actions, suggestionsHeading, suggestions } =
    section;
  return (
    <>
      <HeroFrame layout={styles.layout} holdsForm>
        <HeroWords
          heading={
            <>
              <span className={styles.code}>{code}</span> {heading}
            </>
          }
          lead={text}
        >
          <div className={styles.misses}>
            <p>{parcel.text}</p>
            <SmartLink to={parcel.link}>{parcel.link.label}</SmartLink>
          </div>
          <SearchBox />
          <p className={styles.actions}>
            {actions.map((link) => (
              <SmartLink key={link.label} to={link} className={buttonClass('hero-outline')}>
                {link.label}
              </SmartLink>
            ))}
          </p>
          <div className={styles.place} data-wake="load">
            <NearMisses />
          </div>
        </HeroWords>
        {picture && (
          <Picture picture={picture} loading="eager" sizes="(min-width: 60rem) 43rem, 92vw" />
        )}
      </HeroFrame>
      <SectionFrame section={{ heading: suggestionsHeading }} layout="stacked">
        <LinkList links={suggestions} />
      </SectionFrame>
    </>
  );
}
