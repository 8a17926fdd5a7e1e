import { cache } from 'react';
import { type FormSetup, formSetup } from '@/lib/forms/setup';
import type { PageVersion, Site } from '@/lib/site/site';

/** React creates one of these for each page it renders, however many it renders at a time. */
const holder = cache((): { site?: Site; page?: CurrentPage } => ({}));

type CurrentPage = {
  /** Its full address, where natively posted forms return to. */
  url: string;
  /** All its paths; empty for the not-found page. */
  paths: readonly string[];
  /** The page in every language that it has a text in. */
  versions: readonly PageVersion[];
};

/** Sets the site that this render belongs to, and the page. Routes call it before they return anything. */
export function setSite(site: Site, page: Partial<CurrentPage> = {}): void {
  Object.assign(holder(), { site, page: { url: site.siteUrl, paths: [], versions: [], ...page } });
}

/**
 * Sets the site unless the page has set it: Next renders the not-found page within the render of
 * every page, and it must not change that page's language.
 */
export function setDefaultSite(site: Site, page: Partial<CurrentPage>): void {
  if (!holder().site) setSite(site, page);
}

/**
 * The site that is being rendered, in the visitor's language. For server components only: islands
 * and behaviors get what they need by props. Throws where no route has set it.
 */
export const currentSite = (): Site => current().site;

/** The page that is being rendered. For server components only, like its site. */
export const currentPage = (): CurrentPage => current().page;

function current() {
  const { site, page } = holder();
  if (!site || !page) {
    throw new Error(
      'No site is set for this render. Call setSite() in the route, and pass props to client components.',
    );
  }
  return { site, page };
}

/** What a form on the page that is being rendered needs in addition to its own copy. */
export const currentFormSetup = (): FormSetup => formSetup(currentSite(), currentPage().url);
