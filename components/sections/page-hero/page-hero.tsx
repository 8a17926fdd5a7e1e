import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { HeroFrame, Lead } from '@/components/layout/hero-frame/hero-frame';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { Link } from '@/content/schema/link';
import type { Picture as PictureContent, SceneName } from '@/content/schema/picture';
import type { SectionOf } from '@/content/schema/section';
import { isPanorama } from '@/lib/pictures/world';
import { ToolForm } from '../form/form';
import styles from './page-hero.module.scss';
import { Updates } from './updates';

type Hero = SectionOf<'page-hero'>;

/** The form that a page is about; a search is part of its words. */
const formOf = ({ tool }: Hero) => (tool?.form === 'search' ? undefined : tool);

/** The opening above a form is lower. */
const aboveForm = ({ facts }: Hero) => clsx(styles.low, !facts && styles.short);

function layoutOf(section: Hero) {
  const { ground, tool, picture, formFollows, listFollows } = section;
  if (formOf(section) && picture) {
    return clsx(
      styles.withForm,
      styles.later,
      tool?.waiting && styles.answered,
      ground === 'sun' && styles.sunny,
    );
  }
  if (isPanorama(picture)) return styles.panorama;
  // Figures by themselves have the whole width.
  if (!(tool || picture)) return section.facts && '';
  const isSmaller = tool || formFollows || listFollows;
  if (ground === 'sun') return styles.poster;
  return clsx(
    formFollows ? aboveForm(section) : styles.sided,
    isSmaller && styles.later,
    ground === 'leaf' && styles.leaf,
  );
}

/** What phones show of a panorama, whose stations would be too small there. */
const STATIONS: readonly SceneName[] = ['shop', 'plane', 'door'];

/** A panorama; lazy, so that no window loads what it hides. */
function Panorama({ picture }: { picture: PictureContent }) {
  const texts = currentSite().pictures.scenes;
  return (
    <>
      <div className={styles.strip}>
        <Picture picture={picture} sizes="100vw" texts={texts} />
      </div>
      <div className={styles.stations}>
        {STATIONS.map((scene) => (
          <Picture key={scene} picture={{ scene }} sizes="33vw" onPhones="beside" texts={texts} />
        ))}
      </div>
    </>
  );
}

/** What a page is about comes before its picture. */
function HeroPicture({
  picture,
  tool,
  formFollows,
  listFollows,
}: Pick<Hero, 'tool' | 'formFollows' | 'listFollows'> & Required<Pick<Hero, 'picture'>>) {
  if (isPanorama(picture)) return <Panorama picture={picture} />;
  const isLater = tool || formFollows;
  return (
    <Picture
      picture={picture}
      loading={isLater ? 'lazy' : 'eager'}
      sizes={`(min-width: 60rem) ${tool?.waiting ? 56 : 35}rem, 92vw`}
      onPhones={isLater || listFollows ? 'card' : 'wide'}
      texts={currentSite().pictures.scenes}
    />
  );
}

/** Up to two buttons; more links are chips. */
function HeroLinks({ links }: { links: readonly Link[] }) {
  if (links.length < 3) return <Actions links={links} onInk isMain />;
  return (
    <p className={styles.chips}>
      {links.map((link) => (
        <SmartLink key={link.label} to={link}>
          {link.label}
        </SmartLink>
      ))}
    </p>
  );
}

/**
 * The opening of a page: heading, subject, and the form that the page is about or its first links.
 * A form comes first.
 */
export function PageHero(section: Hero) {
  const { heading, lead, actions, main, tool, facts, picture, formFollows, listFollows } = section;
  const { ground } = section;
  const form = formOf(section);
  return (
    <HeroFrame layout={layoutOf(section)} ground={ground} holdsForm={tool !== undefined}>
      <div className={styles.words}>
        <h1>
          <RichText text={heading} />
        </h1>
        <div className={styles.subject}>
          <Lead text={lead} />
          {tool && !form && <ToolForm {...tool} />}
          {main && <Actions links={[main]} onInk isMain />}
          {actions && <HeroLinks links={actions} />}
          {facts && <FigureList items={facts} />}
        </div>
      </div>
      {form && (
        <div className={styles.card} id={form.id}>
          <ToolForm {...form} />
          {form.waiting && <Updates {...form.waiting} />}
        </div>
      )}
      {picture && <HeroPicture {...{ picture, tool, formFollows, listFollows }} />}
    </HeroFrame>
  );
}
