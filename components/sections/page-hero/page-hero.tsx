import { currentSite } from '@/components/current-site/current-site';
import { HeroFrame, Lead } from '@/components/layout/hero-frame/hero-frame';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { YearStrip } from '@/components/ui/year-strip/year-strip';
import type { SectionOf } from '@/content/schema/section';
import { monthInitials } from '@/lib/format/date';
import { busyYear } from '@/lib/time/busy-year';
import { ToolForm } from '../form/form';
import { OfficeMap } from '../offices/office-map';
import styles from './page-hero.module.scss';

type PageHeroProps = { section: SectionOf<'page-hero'>; pageUrl: string };

/**
 * The opening of a page: heading, subject, and the form that the page is about or its first links.
 * Without a form or a drawing it is one column.
 */
export function PageHero({ section, pageUrl }: PageHeroProps) {
  const { heading, lead, actions, tool, facts, picture, year, map } = section;
  const isPlain = !(tool || picture || map);
  const isSearch = tool?.form === 'search';
  const withForm = tool && !isSearch;
  const layout = withForm && picture ? styles.withForm : isPlain ? styles.plain : styles.sided;
  const site = currentSite();
  return (
    <HeroFrame layout={layout}>
      <div className={styles.words}>
        <h1>
          <RichText text={heading} />
        </h1>
        {isSearch && <ToolForm tool={tool} pageUrl={pageUrl} />}
        <div className={styles.subject}>
          <Lead text={lead} />
          {actions && <Actions links={actions} background="ink" />}
          {facts && <FigureList items={facts} />}
        </div>
      </div>
      {withForm && (
        <div className={styles.card}>
          <ToolForm tool={tool} pageUrl={pageUrl} />
        </div>
      )}
      {year && <YearStrip year={busyYear(monthInitials(site.locale), year)} />}
      {picture && (
        <Picture
          picture={picture}
          loading="eager"
          sizes="(min-width: 60rem) 30rem, 92vw"
          texts={site.pictures.scenes}
        />
      )}
      {map && (
        <div className={styles.wide}>
          <OfficeMap title={map} />
        </div>
      )}
    </HeroFrame>
  );
}
