import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { IconName } from '@/content/schema/picture';
import type { SectionOf } from '@/content/schema/section';
import boxes from './boxes.module.scss';
import checklist from './checklist.module.scss';
import columns from './columns.module.scss';
import exclusions from './exclusions.module.scss';
import styles from './halves.module.scss';
import pictured from './pictured.module.scss';
import rows from './rows.module.scss';
import statements from './statements.module.scss';
import { Way } from './way';
import ways from './ways.module.scss';

type Section = SectionOf<'cards'>;
type Layout = Section['layout'];
type Item = Section['items'][number];

/** The styles of each layout: `list`, and what only some of its lists have. */
const layouts = {
  columns,
  ways,
  boxes,
  rows,
  checklist,
  statements,
  pictured,
  exclusions,
} satisfies Record<Layout, Readonly<Record<string, string>>>;

/** What precedes each card, with or without icons. */
const markOf: Partial<Record<Layout, IconName>> = { checklist: 'check', exclusions: 'cross' };

type ListProps = Pick<Section, 'layout' | 'items'> & {
  /** Whether it is half as wide: one card below the other. */
  half?: boolean;
};

/** The classes of a list, by how many cards it has and what they show. */
function listClass({ layout, items, half = false }: ListProps) {
  const { list, four, many, shown, mixed, twoRows } = layouts[layout];
  const things = items.filter(({ object }) => object).length;
  const scenes = items.filter(({ object, picture }) => picture && !object).length;
  return clsx(
    list,
    !half && items.length === 4 && four,
    !half && items.length > 4 && many,
    things + scenes > 0 && shown,
    things > 0 && scenes > 0 && mixed,
    scenes === 4 && items.length === 4 && twoRows,
  );
}

type MarkProps = Pick<Item, 'object' | 'picture' | 'icon'>;

/** What stands next to a card's title or above it. */
function Mark({ object, picture, icon }: MarkProps) {
  if (object) return <ObjectPicture name={object} />;
  if (picture) {
    return <Picture picture={picture} sizes="(min-width: 60rem) 15rem, 7rem" onPhones="beside" />;
  }
  return icon && <Icon name={icon} />;
}

function List(list: ListProps) {
  const { layout, items } = list;
  const { linked, withIcon } = layouts[layout];
  return (
    <ul className={listClass(list)}>
      {items.map(({ title, text, link, ...item }) => {
        const icon = item.extra ? 'plus' : (markOf[layout] ?? item.icon);
        return (
          <li
            key={title ?? link?.label}
            className={clsx(!title && linked, icon && withIcon) || undefined}
          >
            <Mark {...item} icon={icon} />
            <h3>{title ?? (link && <SmartLink to={link}>{link.label}</SmartLink>)}</h3>
            <Paragraph text={text} />
            {title && link && <Way link={link} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Short texts with titles, side by side or below each other; what costs extra next to what is included. */
export function Cards(section: Section) {
  const { layout, items, figures } = section;
  const extra = items.filter((item) => item.extra);
  return (
    <SectionFrame section={section} layout="stacked">
      {figures && (
        <div className={clsx(figures.length === items.length && columns.figures)}>
          <FigureList items={figures} />
        </div>
      )}
      {extra.length > 0 ? (
        <div className={styles.halves}>
          <List half layout={layout} items={items.filter((item) => !item.extra)} />
          <List half layout={layout} items={extra} />
        </div>
      ) : (
        <List layout={layout} items={items} />
      )}
    </SectionFrame>
  );
}
