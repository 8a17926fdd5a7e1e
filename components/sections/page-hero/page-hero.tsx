import clsx from 'clsx/lite';
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
import styles from './page-hero.module.scss';

type PageHeroProps = { section: SectionOf<'page-hero'>; pageUrl: string };

/**
 * The opening of a page: heading, subject, and the form that the page is about or its first links.
 * Without a form, figures or a drawing it is low, with the subject next to the heading.
 */
export function PageHero({ section, pageUrl }: PageHeroProps) {
  const { heading, lead, actions, tool, facts, picture, year } = section;
  const isPlain = !(tool || facts || picture || year);
  const form = tool && (
    <div className={clsx(tool.form !== 'search' && styles.card)}>
      <ToolForm tool={tool} pageUrl={pageUrl} />
    </div>
  );
  return (
    <HeroFrame layout={isPlain ? styles.plain : styles.sided}>
      <div className={styles.words}>
        <h1>
          <RichText text={heading} />
        </h1>
        <div className={styles.subject}>
          <Lead text={lead} />
          {actions && <Actions links={actions} background="ink" />}
          {year && form}
          {facts && picture && <FigureList items={facts} direction="row" />}
        </div>
      </div>
      {!year && form}
      {facts && !picture && <FigureList items={facts} direction="column" />}
      {picture && <Picture picture={picture} loading="eager" />}
      {year && (
        <div className={styles.year}>
          <YearStrip year={busyYear(monthInitials(currentSite().locale), year)} />
        </div>
      )}
    </HeroFrame>
  );
}
