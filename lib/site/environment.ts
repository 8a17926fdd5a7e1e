import type { Company } from '@/content/schema/site';

/** Where a build will be served, and where its forms are sent. */
export type Environment = {
  /** The site's own address, without a slash at the end. */
  siteUrl: string;
  absoluteUrl: (path: string) => string;
  /**
   * Whether search engines may list this build: true only for the site's own address, and for this
   * machine, which no crawler reaches, so that tests see what the public site contains.
   */
  isForSearchEngines: boolean;
  /** The real service's address for forms, which ends in the info mailbox. */
  forwardingAddress: string;
  /** Where a browser posts a form natively, and where a script sends it. */
  formService: { endpoint: string; ajaxEndpoint: string };
};

type Variables = { SITE_URL?: string | undefined; FORM_ENDPOINT?: string | undefined };

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `SITE_URL` overrides the company's own address, `FORM_ENDPOINT` both form addresses. */
export function environmentOf(
  { url, formService, emails }: Pick<Company, 'url' | 'formService' | 'emails'>,
  { SITE_URL, FORM_ENDPOINT }: Variables = process.env as Variables,
): Environment {
  const siteUrl = (SITE_URL ?? url).replace(/\/+$/, '');
  const forwardingAddress = `${formService}/${emails.info}`;
  return {
    siteUrl,
    absoluteUrl: (path) => new URL(path, siteUrl).href,
    isForSearchEngines: siteUrl === url || LOOPBACK.has(new URL(siteUrl).hostname),
    forwardingAddress,
    formService: {
      endpoint: FORM_ENDPOINT ?? forwardingAddress,
      ajaxEndpoint: FORM_ENDPOINT ?? `${formService}/ajax/${emails.info}`,
    },
  };
}
