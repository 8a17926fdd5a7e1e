import { cache } from 'react';
import { type FormSetup, formSetup } from '@/lib/forms/setup';
import type { Site } from '@/lib/site/site';

/** React creates one of these for each page it renders, however many it renders at a time. */
const holder = cache((): { site?: Site; pageUrl?: string } => ({}));

/**
 * Sets the site that this render belongs to. Routes call it before they return anything.
 *
 * @param pageUrl the page's full address, where natively posted forms return to
 */
export function setSite(site: Site, pageUrl = site.siteUrl): void {
  Object.assign(holder(), { site, pageUrl });
}

/**
 * Sets the site unless the page has set it: Next renders the not-found page within the render of
 * every page, and it must not change that page's language.
 */
export function setDefaultSite(site: Site): void {
  holder().site ??= site;
}

/**
 * The site that is being rendered, in the visitor's language. For server components only: islands
 * and behaviors get what they need by props. Throws where no route has set it.
 */
export function currentSite(): Site {
  const { site } = holder();
  if (!site) {
    throw new Error(
      'No site is set for this render. Call setSite() in the route, and pass props to client components.',
    );
  }
  return site;
}

/** What a form on the page that is being rendered needs in addition to its own copy. */
export const currentFormSetup = (): FormSetup =>
  formSetup(currentSite(), holder().pageUrl ?? currentSite().siteUrl);
