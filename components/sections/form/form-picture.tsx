import { currentSite } from '@/components/current-site/current-site';
import { Picture } from '@/components/ui/picture/picture';
import type { Picture as PictureContent } from '@/content/schema/picture';

/** A picture next to a form. */
export const FormPicture = ({ picture }: { picture: PictureContent }) => (
  <Picture
    picture={picture}
    sizes="(min-width: 60rem) 27rem, 92vw"
    onPhones="card"
    texts={currentSite().pictures.scenes}
  />
);
