import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';

type MarkProps = Pick<SectionOf<'cards'>['items'][number], 'object' | 'picture' | 'icon'> & {
  /** Whether phones load a smaller file. */
  isOneOfMany: boolean;
  /** Whether it is as wide as its card. */
  isLarge: boolean;
  /** Whether it is as wide as its card in wide windows only, and next to the words on phones. */
  isBesideOnPhones: boolean;
};

/** The file that phones load of a picture as wide as its card, and of one next to the words. */
const wideFile = (isOneOfMany: boolean) => (isOneOfMany ? 'beside' : 'card');
const narrowFile = (isOneOfMany: boolean) => (isOneOfMany ? 'thumb' : 'beside');

/** What stands next to a card's title or above it. */
export function Mark({ object, picture, icon, isOneOfMany, isLarge, isBesideOnPhones }: MarkProps) {
  if (object) {
    return isLarge ? (
      <ObjectPicture name={object} size="large" onPhones="tile" />
    ) : (
      <ObjectPicture name={object} onPhones={isOneOfMany ? 'small' : undefined} />
    );
  }
  if (!picture) return icon && <Icon name={icon} />;
  if (!isLarge) {
    const sizes = '(min-width: 60rem) 20rem, 8rem';
    return <Picture picture={picture} onPhones={narrowFile(isOneOfMany)} sizes={sizes} />;
  }
  return (
    <Picture
      picture={picture}
      onPhones={isBesideOnPhones ? narrowFile(isOneOfMany) : wideFile(isOneOfMany)}
      sizes="(min-width: 60rem) 25rem, 20rem"
    />
  );
}
