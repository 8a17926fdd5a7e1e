import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';

type MarkProps = Pick<SectionOf<'cards'>['items'][number], 'object' | 'picture' | 'icon'> & {
  /** Whether phones load the smallest file. */
  isOneOfMany: boolean;
  /** Whether it is as wide as its card. */
  isLarge: boolean;
  /** Whether it is as wide as its card in wide windows only, and next to the words on phones. */
  isBesideOnPhones: boolean;
};

/** What stands next to a card's title or above it. */
export function Mark({ object, picture, icon, isOneOfMany, isLarge, isBesideOnPhones }: MarkProps) {
  const onPhones = isOneOfMany ? 'small' : undefined;
  if (object) {
    return isLarge ? (
      <ObjectPicture name={object} size="large" onPhones="tile" />
    ) : (
      <ObjectPicture name={object} onPhones={onPhones} />
    );
  }
  if (picture) {
    const [few, many] =
      isLarge && !isBesideOnPhones ? (['card', 'beside'] as const) : (['beside', 'thumb'] as const);
    return (
      <Picture
        picture={picture}
        onPhones={isOneOfMany ? many : few}
        sizes={isLarge ? '(min-width: 60rem) 25rem, 20rem' : '(min-width: 60rem) 20rem, 8rem'}
      />
    );
  }
  return icon && <Icon name={icon} />;
}
