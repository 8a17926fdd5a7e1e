import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/site/site';

/** What a phone shows when a visitor adds the site to the home screen. */
export function webManifest({ company, language }: Site): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    description: company.blurb,
    lang: language,
    // Customers return to this page until their parcel has arrived.
    start_url: '/tracking',
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
