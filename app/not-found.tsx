import { setDefaultSite } from '@/components/current-site/current-site';
import { NotFoundPage } from '@/components/sections/not-found/not-found-page';
import { languages } from '@/content/languages/languages';
import { buildMetadata } from '@/lib/seo/metadata';
import { originalOf, sitesOf, versionsOf } from '@/lib/site/site';

const sites = sitesOf(languages);
const site = originalOf(sites);

export const metadata = buildMetadata(site, { meta: site.notFound.meta });

/** The page for unknown paths, which hosts serve as 404.html. */
export default function NotFound() {
  setDefaultSite(site, { versions: versionsOf(sites, { id: 'home' }) });
  return <NotFoundPage site={site} />;
}
