import type { ViewName } from '@/content/schema/picture';
import { filesOfView } from '@/lib/pictures/world';
import { LANDSCAPE_PHONES } from '../world-picture/loading';
import styles from './view-picture.module.scss';

/** A landscape from one edge of the window to the other; phones show its middle. For the eyes only. */
export function ViewPicture({ name }: { name: ViewName }) {
  const { phones, phonesWebp, wide, src } = filesOfView(name);
  return (
    <picture>
      <source type="image/avif" media={LANDSCAPE_PHONES} srcSet={phones} sizes="100vw" />
      <source media={LANDSCAPE_PHONES} srcSet={phonesWebp} sizes="100vw" />
      <source type="image/avif" srcSet={wide} sizes="100vw" />
      <img className={styles.view} src={src} alt="" loading="lazy" />
    </picture>
  );
}
