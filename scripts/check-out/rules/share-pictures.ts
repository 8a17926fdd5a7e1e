import { metaContent } from '../head';
import { pngSize } from '../png';
import { onCanonicalPages, type Rule } from '../rule';
import type { Page, Site } from '../site';

/** Maximum size that chat apps load before showing a preview. */
const heaviest = 120_000;

function wrong(page: Page, site: Site): string[] {
  const meta = (name: string) => metaContent(page.head, name);
  const address = meta('og:image');
  if (!address) return ['no og:image'];
  const file = address.slice(site.origin.length);
  const content = site.files.get(file);
  if (!content) return [`no ${file}`];
  const size = pngSize(content);
  const declared = `${meta('og:image:width')} × ${meta('og:image:height')}`;
  return [
    ...(file.endsWith('.png') && meta('og:image:type') === 'image/png'
      ? []
      : [`${file} of type ${meta('og:image:type')}`]),
    ...(size === declared ? [] : [`${file} measures ${size ?? 'nothing'}, not ${declared}`]),
    ...(content.length > heaviest ? [`${file} is ${content.length} B`] : []),
    ...(meta('og:image:alt')?.trim() ? [] : ['no og:image:alt']),
    ...(meta('twitter:card') === 'summary_large_image' ? [] : ['a small twitter:card']),
  ];
}

export const sharePictureRules: readonly Rule[] = [
  {
    name: 'share picture',
    fix: 'build again; the pictures are drawn by scripts/share-pictures/',
    find: onCanonicalPages(wrong),
  },
];
