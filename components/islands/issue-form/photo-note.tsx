import type { Forms } from '@/content/schema/forms';
import type { Language } from '@/lib/format/locale';
import { formatBytes } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import type { PhotoState } from './use-photo';

type PhotoNoteProps = { photo: PhotoState; words: Forms['issue']['photo']; locale: Language };

export function PhotoNote({ photo, words, locale }: PhotoNoteProps) {
  return (
    <p role="status">
      {photo === 'working' && words.working}
      {typeof photo === 'object' &&
        fill(words.smaller, {
          before: formatBytes(photo.before, locale),
          after: formatBytes(photo.after, locale),
        })}
    </p>
  );
}
