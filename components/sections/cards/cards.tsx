import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { IconName } from '@/content/schema/picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './cards.module.scss';
import { Way } from './way';

type Section = SectionOf<'cards'>;
type Layout = Section['layout'];

const layoutClass = {
  columns: clsx(styles.tiles, styles.columns),
  ways: styles.ways,
  boxes: clsx(styles.tiles, styles.boxes),
  rows: styles.rows,
  checklist: clsx(styles.tiles, styles.marked, styles.checklist),
  statements: styles.statements,
  pictured: styles.pictured,
  exclusions: clsx(styles.tiles, styles.marked, styles.exclusions),
} satisfies Record<Layout, string | undefined>;

/** What precedes each card, with or without icons. */
const markOf: Partial<Record<Layout, IconName>> = { checklist: 'check', exclusions: 'cross' };

type MarkProps = Pick<Section['items'][number], 'object' | 'picture' | 'icon'>;

/** What stands next to a card's title or above it. */
function Mark({ object, picture, icon }: MarkProps) {
  if (object) return <ObjectPicture name={object} size="tile" loading="lazy" />;
  if (picture) {
    return (
      <Picture
        picture={picture}
        loading="lazy"
        sizes="(min-width: 60rem) 15rem, 7rem"
        onPhones="beside"
      />
    );
  }
  return icon && <Icon name={icon} />;
}

type ListProps = Pick<Section, 'layout' | 'items'>;

const List = ({ layout, items }: ListProps) => (
  <ul
    className={clsx(
      styles.cards,
      layoutClass[layout],
      !['rows', 'pictured', 'ways'].includes(layout) && items.length === 4 && styles.four,
    )}
  >
    {items.map(({ title, text, link, ...item }) => {
      const icon = item.extra ? 'plus' : (markOf[layout] ?? item.icon);
      return (
        <li key={title ?? link?.label}>
          <Mark {...item} icon={icon} />
          <h3>{title ?? (link && <SmartLink to={link}>{link.label}</SmartLink>)}</h3>
          <Paragraph text={text} />
          {title && link && <Way link={link} />}
        </li>
      );
    })}
  </ul>
);

/** Short texts with titles, side by side or below each other; what costs extra next to what is included. */
export function Cards(section: Section) {
  const { layout, items, figures, note, actions, background } = section;
  const extra = items.filter((item) => item.extra);
  return (
    <SectionFrame section={section} layout="stacked">
      {figures && <FigureList items={figures} />}
      {extra.length > 0 ? (
        <div className={styles.halves}>
          <List layout={layout} items={items.filter((item) => !item.extra)} />
          <List layout={layout} items={extra} />
        </div>
      ) : (
        <List layout={layout} items={items} />
      )}
      <Paragraph text={note} />
      {actions && <Actions links={actions} background={background} />}
    </SectionFrame>
  );
}
