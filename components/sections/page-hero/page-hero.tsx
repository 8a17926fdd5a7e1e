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
import { FormPicture } from '../form/form-picture';
import { OfficeMap } from '../offices/office-map';
import styles from './page-hero.module.scss';

type Hero = SectionOf<'page-hero'>;
type PageHeroProps = { section: Hero; pageUrl: string };

function layoutOf({ tool, picture, map, wideScreensOnly }: Hero) {
  if (tool && tool.form !== 'search' && picture) return styles.withForm;
  if (!(tool || picture || map)) return undefined;
  return wideScreensOnly && !tool ? styles.low : styles.sided;
}

function HeroPicture({
  picture,
  wideScreensOnly,
}: Pick<Hero, 'wideScreensOnly'> & Required<Pick<Hero, 'picture'>>) {
  if (wideScreensOnly)
    return (
      <div className={styles.wide}>
        <FormPicture picture={picture} />
      </div>
    );
  return (
    <Picture
      picture={picture}
      loading="eager"
      sizes="(min-width: 60rem) 30rem, 92vw"
      texts={currentSite().pictures.scenes}
    />
  );
}

/**
 * The opening of a page: heading, subject, and the form that the page is about or its first links.
 * Without a form or a drawing it is one column.
 */
export function PageHero({ section, pageUrl }: PageHeroProps) {
  const { heading, lead, actions, tool, facts, picture, wideScreensOnly, year, map } = section;
  const isSearch = tool?.form === 'search';
  const withForm = tool && !isSearch;
  const site = currentSite();
  return (
    <HeroFrame layout={layoutOf(section)}>
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
      {picture && <HeroPicture picture={picture} wideScreensOnly={wideScreensOnly} />}
      {map && (
        <div className={styles.wide}>
          <OfficeMap title={map} />
        </div>
      )}
    </HeroFrame>
  );
}
