import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/site/site';

/**
 * The page that customers come back to until their parcel is there, and may keep on the home screen.
 * It alone names the manifest: Chrome fetches that with each first page, and no other one needs it.
 */
export const keptPage = '/tracking';

/** What a phone shows of the site when it is kept on the home screen. */
export function webManifest({ company, language }: Site): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    description: company.blurb,
    lang: language,
    start_url: keptPage,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#08262e',
    theme_color: '#08262e',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
