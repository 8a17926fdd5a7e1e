import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { ScenePicture } from '@/components/ui/world-picture/world-picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './downloads.module.scss';

/** Files to take away, each below its picture. */
export function Downloads(section: SectionOf<'downloads'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.files}>
        {section.items.map(({ title, file, scene }) => (
          <li key={file}>
            {scene ? (
              <ScenePicture name={scene} sizes="15rem" onPhones="card" alt="" loading="lazy" />
            ) : (
              // biome-ignore lint/performance/noImgElement: the file itself, as it will be saved
              <img src={file} alt="" width="240" height="160" loading="lazy" decoding="async" />
            )}
            <a href={file} download>
              <RichText text={title} />
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
