import type { Page } from '../../content/schema/page';
import type { IllustrationName } from '../../content/schema/picture';
import type { Post } from '../../content/schema/post';
import type { Route } from '../../content/schema/route';
import { collectionOf } from '../../lib/collections/collections';
import type { SharePictures } from '../../lib/collections/define-collection';
import type { Entry, PageContent } from '../../lib/collections/entry';
import { formatDate } from '../../lib/format/date';
import { formatPrice, formatPricePerKilogram } from '../../lib/format/money';
import { formatTimeRange } from '../../lib/format/time';
import { lowestPrice } from '../../lib/pages/lowest-price';
import { homeMap, mapOfRoute } from '../../lib/pages/maps';
import type { CollectionEntry } from '../../lib/pages/page-entry';
import { shareTitle } from '../../lib/seo/metadata';
import type { Site } from '../../lib/site/site';
import { fill } from '../../lib/text/fill';
import {
  type Box,
  drawRoute,
  drawWorld,
  kangaStrip,
  mark,
  nameplate,
  part,
  placed,
  sheet,
  textAt,
  type WorldColors,
} from './drawing';
import { setText } from './lines';
import type { OutlineFont } from './outline-font';
import { color } from './palette';

/** What drawing a picture needs. */
export type Tools = {
  site: Site;
  bold: OutlineFont;
  regular: OutlineFont;
  illustration: (name: IllustrationName) => string;
};

/**
 * A picture as SVG in which every letter is a path: a whole picture, or a part to place on the
 * backdrop.
 */
export type SharedPicture = { svg: string; onBackdrop?: Box };

const LEFT = 64;
const sizes = [76, 70, 64, 58, 52, 46, 40];

/** The space for a title; `middle` is the height that it is centered on. */
type TitleSpace = { width: number; lines: number; middle?: number };

/** The page's title, vertically centered between the name and the footer. */
function title(text: string, space: TitleSpace, paint: string, { bold }: Tools): string {
  const { middle = 330 } = space;
  const { lines, size } = setText(text, { ...space, sizes }, bold);
  const leading = size * 1.12;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.36;
  return lines
    .map((line, i) => textAt(line, [LEFT, first + i * leading], { size, fill: paint }, bold))
    .join('');
}

/** The line at the bottom of a picture. */
const foot = (text: string, paint: string, { regular }: Tools) =>
  textAt(text, [LEFT, 572], { size: 30, fill: paint }, regular);

/** Figures in a strip at the bottom of a route's picture, evenly spaced. */
function figures(
  items: readonly [value: string, label: string][],
  { bold, regular }: Tools,
): string {
  const size = 42;
  const widths = items.map(([value]) => bold.widthOf(value) * size);
  const free = 1200 - 2 * LEFT - widths.reduce((sum, width) => sum + width, 0);
  const gap = free / (items.length - 1);
  const drawn = items.map(([value, label], i) => {
    const before = widths.slice(0, i).reduce((sum, width) => sum + width + gap, 0);
    const x = LEFT + before;
    return (
      textAt(value, [x, 556], { size, fill: color('on-ink-accent') }, bold) +
      textAt(label, [x, 598], { size: 26, fill: color('on-ink-muted') }, regular)
    );
  });
  return `<rect y="486" width="1200" height="144" fill="${color('ink-raised')}"/>${drawn.join('')}`;
}

function routePicture(entry: Entry<Route>, tools: Tools): string {
  const { kanga, times, rate, nameInSentence } = entry.page;
  const { routePage } = tools.site;
  const heading = fill(routePage.hero.heading, { origin: nameInSentence });
  return sheet(
    color('ink'),
    placed([560, 0], 1, drawRoute(mapOfRoute(tools.site, entry), tools.bold)),
    nameplate(tools.site.company.name, '#fff', tools.bold),
    title(heading, { width: 500, lines: 3, middle: 296 }, '#fff', tools),
    kangaStrip(kanga, 458),
    figures(
      [
        [formatTimeRange(times.air, tools.site.locale), routePage.byAir],
        [formatTimeRange(times.sea, tools.site.locale), routePage.bySea],
        [formatPricePerKilogram(rate, tools.site.locale), routePage.rate],
      ],
      tools,
    ),
  );
}

/** A page whose hero has an illustration. */
function illustratedPicture(entry: Entry<Page>, name: IllustrationName, tools: Tools): string {
  const price = lowestPrice(entry.page, tools.site.rates);
  return sheet(
    color('sea'),
    placed([612, 132], 1.16, tools.illustration(name)),
    nameplate(tools.site.company.name, '#fff', tools.bold),
    title(shareTitle(tools.site, entry.page.meta.title), { width: 520, lines: 4 }, '#fff', tools),
    foot(
      price
        ? fill(tools.site.words.priceFrom, { amount: formatPrice(price, tools.site.locale) })
        : '',
      color('on-ink-accent'),
      tools,
    ),
  );
}

const onInk: WorldColors = {
  land: color('map-land'),
  arc: color('map-arc'),
  point: color('map-point'),
};
const onSand: WorldColors = { land: color('line'), arc: color('bright'), point: color('action') };

function homePicture(entry: Entry<Page>, tools: Tools): string {
  return sheet(
    color('ink'),
    placed([452, 150], 0.78, drawWorld(homeMap(tools.site), onInk)),
    nameplate(tools.site.company.name, '#fff', tools.bold),
    title(shareTitle(tools.site, entry.page.meta.title), { width: 440, lines: 4 }, '#fff', tools),
    foot(tools.site.company.blurb, color('on-ink-muted'), tools),
  );
}

function articlePicture(entry: Entry<Post>, tools: Tools): string {
  const { author, published } = entry.page;
  return sheet(
    color('ground-quiet'),
    placed([822, 266], 13, mark),
    nameplate(tools.site.company.name, color('text'), tools.bold),
    title(
      shareTitle(tools.site, entry.page.meta.title),
      { width: 800, lines: 3 },
      color('text'),
      tools,
    ),
    foot(`${author}, ${formatDate(published, tools.site.locale)}`, color('text-muted'), tools),
  );
}

/** What most pictures share: the world on sand, name and bottom line. Only their titles differ. */
export const backdrop = (tools: Tools): string =>
  sheet(
    color('ground'),
    placed([566, 170], 0.66, drawWorld(homeMap(tools.site), onSand)),
    nameplate(tools.site.company.name, color('text'), tools.bold),
    foot(tools.site.company.blurb, color('text-muted'), tools),
  );

/** The box on the backdrop that contains every title. */
const titleBox: Box = { left: 56, top: 130, width: 568, height: 400 };

/** Help, policies, and all other pages without a picture of their own. */
const plainPicture = (entry: Entry<{ meta: Pick<Page['meta'], 'title'> }>, tools: Tools): string =>
  part(
    titleBox,
    title(
      shareTitle(tools.site, entry.page.meta.title),
      { width: 540, lines: 4 },
      color('text'),
      tools,
    ),
  );

function illustrationIn({ sections: [first] }: Page): IllustrationName | undefined {
  const picture = first && 'picture' in first ? first.picture : undefined;
  return picture && 'illustration' in picture ? picture.illustration : undefined;
}

/** Pages with an illustration show it, all others share the backdrop. */
function pagePicture(entry: Entry<Page>, tools: Tools): SharedPicture {
  if (entry.id === 'home') return { svg: homePicture(entry, tools) };
  const illustration = illustrationIn(entry.page);
  return illustration
    ? { svg: illustratedPicture(entry, illustration, tools) }
    : { svg: plainPicture(entry, tools), onBackdrop: titleBox };
}

type Draw<Content> = (entry: Entry<Content>, tools: Tools) => SharedPicture;

const drawings: { [Name in keyof SharePictures]: Draw<SharePictures[Name]> } = {
  page: pagePicture,
  goods: (entry, tools) => ({ svg: plainPicture(entry, tools), onBackdrop: titleBox }),
  route: (entry, tools) => ({ svg: routePicture(entry, tools) }),
  article: (entry, tools) => ({ svg: articlePicture(entry, tools) }),
};

/** The picture that a shared link to a page shows. */
export function pictureOf(entry: CollectionEntry, tools: Tools): SharedPicture {
  // `defineCollection` allows only a picture that fits the content.
  const draw = drawings[collectionOf(entry.collection).sharePicture] as Draw<PageContent>;
  return draw(entry, tools);
}
