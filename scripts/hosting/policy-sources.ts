import type { Company } from '@/content/schema/site';
import type { Environment } from '@/lib/site/environment';

/** An address as a source of a content security policy, which has no query and no fragment. */
const pathOf = (address: string) => new URL(address).origin + new URL(address).pathname;
const originOf = (address: string) => new URL(address).origin;

/**
 * What pages may connect to outside their own origin. Of the form service it is the company's mailbox
 * alone: a form or script that somebody injects must not reach a mailbox of his own there.
 */
export const policySources = (
  { mapEmbedUrl, imageHosts }: Pick<Company, 'mapEmbedUrl' | 'imageHosts'>,
  { formService, siteUrl }: Pick<Environment, 'formService' | 'siteUrl'>,
) => ({
  connect: [pathOf(formService.ajaxEndpoint)],
  // The service redirects back to the site, which is another origin on a preview domain.
  formAction: [pathOf(formService.endpoint), originOf(siteUrl)],
  frame: [originOf(mapEmbedUrl)],
  image: imageHosts.map((host) => `https://${host}`),
});
