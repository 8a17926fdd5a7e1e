import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';

type MarkProps = Pick<SectionOf<'cards'>['items'][number], 'object' | 'picture' | 'icon'> & {
  /** Whether phones load the smallest file. */
  isOneOfMany: boolean;
  /** Whether it is next to a link in a box, which has little room on phones. */
  isInLink: boolean;
};

/** What stands next to a card's title or above it. */
export function Mark({ object, picture, icon, isOneOfMany, isInLink }: MarkProps) {
  if (object) return <ObjectPicture name={object} onPhones={isOneOfMany ? 'small' : undefined} />;
  if (picture) {
    const onPhones = isOneOfMany || isInLink ? 'thumb' : 'beside';
    const sizes = '(min-width: 60rem) 15rem, 7rem';
    return <Picture picture={picture} onPhones={onPhones} sizes={sizes} />;
  }
  return icon && <Icon name={icon} />;
}
