import type { Goods } from '../../content/schema/goods';
import type { Page } from '../../content/schema/page';
import { type Picture, type SceneName, sceneNames } from '../../content/schema/picture';
import type { Post } from '../../content/schema/post';
import type { Route } from '../../content/schema/route';
import { formatDate } from '../../lib/format/date';
import { formatPrice, formatPricePerKilogram } from '../../lib/format/money';
import { formatTimeRange } from '../../lib/format/time';
import type { Entry, PageEntry } from '../../lib/pages/page-entry';
import { heroPicture } from '../../lib/pictures/hero-picture';
import { frameOf } from '../../lib/sections/sections';
import { shareTitle } from '../../lib/seo/metadata';
import { lowestPrice } from '../../lib/seo/structured-data';
import type { Site } from '../../lib/site/site';
import { fill } from '../../lib/text/fill';
import { color, kangaStrip, mark, placed, sheet, textAt } from './drawing';
import { type OutlineFont, setText } from './set-text';
import type { WorldPictures } from './world-pictures';

export type Tools = {
  site: Site;
  bold: OutlineFont;
  regular: OutlineFont;
  world: WorldPictures;
};

const LEFT = 64;

const nameplate = (fill: string, { site, bold }: Tools): string =>
  placed([62, 50], 1.7, mark) + textAt(site.company.name, [132, 94], { size: 42, fill }, bold);

/** The space for a title; `middle` is the height that it is centered on. */
type TitleSpace = { width: number; lines: number; middle?: number };

/** The page's title, vertically centered between the name and the footer. */
function title(text: string, space: TitleSpace, fill: string, { bold }: Tools): string {
  const { lines, size } = setText(text, space, bold);
  const leading = size * 1.12;
  const first = (space.middle ?? 330) - ((lines.length - 1) * leading) / 2 + size * 0.36;
  return lines
    .map((line, i) => textAt(line, [LEFT, first + i * leading], { size, fill }, bold))
    .join('');
}

const foot = (text: string, fill: string, { regular }: Tools) =>
  textAt(text, [LEFT, 572], { size: 30, fill }, regular);

/** A scene, 3:2, or an object, square, by its top left corner and its width. */
const image = (address: string, [x, y]: readonly [number, number], width: number, ratio = 1.5) =>
  `<image x="${x}" y="${y}" width="${width}" height="${width / ratio}" href="${address}"/>`;

/** The scene of a page: its picture's, the one that has its name, or the port. */
function sceneOf({ id }: { readonly id: string }, picture: Picture | undefined): SceneName {
  if (picture && 'scene' in picture) return picture.scene;
  return sceneNames.find((name) => id.split('/').at(-1) === name) ?? 'port';
}

/** Figures in a strip at the bottom of a route's picture, evenly spaced. */
function figures(items: readonly [value: string, label: string][], { bold, regular }: Tools) {
  const size = 42;
  const widths = items.map(([value]) => bold.widthOf(value) * size);
  const free = 1200 - 2 * LEFT - widths.reduce((sum, width) => sum + width, 0);
  let x = LEFT;
  const drawn = items.map(([value, label], i) => {
    const text =
      textAt(value, [x, 556], { size, fill: color('on-ink-accent') }, bold) +
      textAt(label, [x, 598], { size: 26, fill: color('on-ink-muted') }, regular);
    x += (widths[i] ?? 0) + free / (items.length - 1);
    return text;
  });
  return `<rect y="486" width="1200" height="144" fill="${color('ink-raised')}"/>${drawn.join('')}`;
}

function routePicture(entry: Entry<Route>, tools: Tools): string {
  const { page } = entry;
  const { routePage, price, locale } = tools.site;
  return sheet(
    color('ink'),
    image(tools.world[sceneOf(entry, page.picture)], [560, 30], 620),
    nameplate('#fff', tools),
    title(
      fill(routePage.hero.heading, { origin: page.nameInSentence }),
      { width: 500, lines: 3, middle: 296 },
      '#fff',
      tools,
    ),
    kangaStrip(page.kanga, 458),
    figures(
      [
        [formatTimeRange(page.times.air, locale), routePage.byAir],
        [formatTimeRange(page.times.sea, locale), routePage.bySea],
        [formatPricePerKilogram(page.rate, locale), price.rate],
      ],
      tools,
    ),
  );
}

type Titled = Entry<{ meta: Pick<Page['meta'], 'title'> }>;

const titleOf = ({ page }: Titled, { site }: Tools) => shareTitle(site, page.meta.title);

function homePicture(entry: Entry<Page>, tools: Tools): string {
  return sheet(
    color('ink'),
    image(tools.world[sceneOf(entry, heroPicture(entry.page))], [500, 100], 690),
    nameplate('#fff', tools),
    title(titleOf(entry, tools), { width: 440, lines: 4 }, '#fff', tools),
    foot(tools.site.company.blurb, color('on-ink-muted'), tools),
  );
}

function articlePicture(entry: Entry<Post>, tools: Tools): string {
  const { author, published } = entry.page;
  return sheet(
    color('ink', 'sun'),
    image(tools.world[sceneOf(entry, heroPicture(entry.page))], [600, 130], 590),
    nameplate(color('text'), tools),
    title(titleOf(entry, tools), { width: 540, lines: 4 }, color('text'), tools),
    foot(
      `${author}, ${formatDate(published, tools.site.locale)}`,
      color('on-ink-muted', 'sun'),
      tools,
    ),
  );
}

function goodsPicture(entry: Entry<Goods>, tools: Tools): string {
  const { object } = entry.page;
  return sheet(
    color('ground-quiet'),
    object
      ? image(tools.world[object], [690, 90], 460, 1)
      : image(tools.world[sceneOf(entry, undefined)], [600, 130], 590),
    nameplate(color('text'), tools),
    title(titleOf(entry, tools), { width: 540, lines: 4 }, color('text'), tools),
    foot(tools.site.company.blurb, color('text-muted'), tools),
  );
}

/** A page on the color of its opening. */
function pagePicture(entry: Entry<Page>, tools: Tools): string {
  const { ground } = frameOf(entry.page.sections);
  const price = lowestPrice(entry.page, tools.site.rates);
  const amount = price && formatPrice(price, tools.site.locale);
  const text = color('on-ink', ground);
  const accent = color('on-ink-accent', ground);
  return sheet(
    ground ? color('ink', ground) : color('sea'),
    image(tools.world[sceneOf(entry, heroPicture(entry.page))], [570, 120], 610),
    nameplate(text, tools),
    title(titleOf(entry, tools), { width: 520, lines: 4 }, text, tools),
    amount ? foot(fill(tools.site.words.priceFrom, { amount }), accent, tools) : '',
  );
}

/** The picture that a shared link to a page shows, as SVG in which every letter is a path. */
export function pictureOf(entry: PageEntry, tools: Tools): string {
  switch (entry.collection) {
    case 'routes':
      return routePicture(entry, tools);
    case 'goods':
      return goodsPicture(entry, tools);
    case 'blog':
      return articlePicture(entry, tools);
    default:
      return entry.id === 'home' ? homePicture(entry, tools) : pagePicture(entry, tools);
  }
}
