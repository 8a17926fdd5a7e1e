import { currentSite } from '@/components/current-site/current-site';
import { Picture } from '@/components/ui/picture/picture';
import type { Picture as PictureContent } from '@/content/schema/picture';
import styles from './form-picture.module.scss';

type FormPictureProps = {
  picture: PictureContent;
  /** Whether phones show it next to the heading. */
  isSmall?: boolean;
};

/** A picture next to a form. */
export const FormPicture = ({ picture, isSmall = false }: FormPictureProps) => (
  <div className={isSmall ? styles.small : undefined} data-small={isSmall ? '' : undefined}>
    <Picture
      picture={picture}
      sizes={`(min-width: 60rem) 27rem, ${isSmall ? '7rem' : '92vw'}`}
      onPhones={isSmall ? 'beside' : 'card'}
      texts={currentSite().pictures.scenes}
    />
  </div>
);
