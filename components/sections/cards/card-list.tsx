import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { IconName } from '@/content/schema/picture';
import type { SectionOf } from '@/content/schema/section';
import { busyYear } from '@/lib/pictures/busy-year';
import { Remark } from '../testimonials/testimonials';
import boxes from './boxes.module.scss';
import checklist from './checklist.module.scss';
import columns from './columns.module.scss';
import { Mark } from './mark';
import panels from './panels.module.scss';
import rows from './rows.module.scss';
import scenes from './scenes.module.scss';
import sentences from './sentences.module.scss';
import { Way } from './way';

type Section = SectionOf<'cards'>;
type Layout = Section['layout'];
type Item = Section['items'][number];
type ListProps = Pick<Section, 'layout' | 'items'>;
type CardProps = { layout: Layout; item: Item; isOneOfMany: boolean };

/** The styles of each layout: `list`, and what only some of its lists have. */
const layouts = {
  columns,
  sentences,
  boxes,
  rows,
  scenes,
  panels,
  checklist,
  exclusions: checklist,
} satisfies Record<Layout, Readonly<Record<string, string>>>;

/** What precedes each card, with or without icons. */
const markOf: Partial<Record<Layout, IconName>> = { checklist: 'check', exclusions: 'cross' };

/** From this number of cards on, phones load smaller files of their pictures. */
const MANY = 6;
/** The same for boxes, whose pictures are narrower. */
const MANY_BOXES = 3;

type TitleProps = Pick<Item, 'title' | 'link' | 'more'>;

/** The title, which is the link if there is no other. Where a row opens on phones, its link is in what opens. */
function Title({ title, link, more }: TitleProps) {
  if (title || !link) return title;
  const way = <SmartLink to={link}>{link.label}</SmartLink>;
  if (!more) return way;
  return (
    <>
      <span className={checklist.wide}>{way}</span>
      <span className={checklist.narrow}>{link.label}</span>
    </>
  );
}

/** What opens on touch on phones. */
const More = ({ title, link, more }: TitleProps) => (
  <details>
    <summary>
      <span>{title ?? link?.label}</span>
    </summary>
    <Paragraph text={more} />
    {!title && link && (
      <SmartLink to={link} className={checklist.narrow}>
        {link.label}
      </SmartLink>
    )}
  </details>
);

/** The seasons of cards, in the twelve months of a year. */
export const yearOf = (items: readonly Item[]) =>
  busyYear(
    items.flatMap(({ title = '', season }) => (season ? [{ name: title, days: season }] : [])),
    currentSite().locale,
  );

/** One text with its title, and what it leads to, unfolds or is proven by. */
function Card({ layout, item, isOneOfMany }: CardProps) {
  const { linked, folds, ways, other } = layouts[layout];
  const { title, text, more, link, season, review, ...mark } = item;
  const styles = clsx(!title && linked, title && link && ways, more && folds, item.extra && other);
  return (
    <li className={styles}>
      <Mark
        {...mark}
        icon={item.extra ? 'plus' : (markOf[layout] ?? item.icon)}
        isOneOfMany={isOneOfMany}
        isLarge={layout !== 'rows' && layout !== 'exclusions'}
        isBesideOnPhones={layout === 'boxes' || layout === 'columns' || layout === 'scenes'}
      />
      <h3>
        <Title title={title} link={link} more={more} />
      </h3>
      {season && <p className={columns.days}>{yearOf([item]).rows[0]?.days}</p>}
      <Paragraph text={text} />
      {more && <More title={title} link={link} more={more} />}
      {title && link && layout === 'sentences' && <SmartLink to={link}>{link.label}</SmartLink>}
      {title && link && layout !== 'sentences' && <Way link={link} />}
      {review && (
        <div className={columns.review}>
          <Remark testimonial={review} />
        </div>
      )}
    </li>
  );
}

/** The list in its layout. */
export function List({ layout, items }: ListProps) {
  const { list, pictured } = layouts[layout];
  const hasPictures = items.some(({ object, picture }) => object ?? picture);
  return (
    <ul
      className={clsx(list, hasPictures && pictured, layout === 'exclusions' && checklist.excluded)}
    >
      {items.map((item) => (
        <Card
          key={item.title ?? item.link?.label}
          layout={layout}
          item={item}
          isOneOfMany={items.length >= (layout === 'boxes' ? MANY_BOXES : MANY)}
        />
      ))}
    </ul>
  );
}
