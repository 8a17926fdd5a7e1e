import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { blurb } from '@/lib/site/blurb';

export const dynamic = 'force-static';

/** What a phone shows of the site when it is kept on the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: blurb,
    lang: 'en',
    start_url: '/',
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
