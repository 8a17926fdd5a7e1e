import type { MetadataRoute } from 'next';
import type { PageId } from '@/content/page-ids.generated';
import type { Site } from '@/lib/site/site';

export function webManifest(site: Site): MetadataRoute.Manifest {
  const { company, language, words, pageById } = site;
  const { shortcuts, screenshots } = words.installed;
  const shortcut = (name: string, id: PageId) => ({
    name,
    url: pageById(id).path,
    icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
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
    shortcuts: [
      shortcut(shortcuts.track, 'tracking'),
      shortcut(shortcuts.quote, 'get-quote'),
      shortcut(shortcuts.calculator, 'help/shipping-tools'),
    ],
    // Shown before the site is installed.
    screenshots: [
      {
        src: '/screenshots/phone.webp',
        sizes: '390x844',
        type: 'image/webp',
        form_factor: 'narrow',
        label: screenshots.phone,
      },
      {
        src: '/screenshots/desktop.webp',
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: screenshots.desktop,
      },
    ],
  };
}
