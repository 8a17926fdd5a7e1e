import { escaped } from '@/lib/text/escaped';

type UnsentLine = { readonly text: string; readonly link: string; readonly path: string };

/**
 * The HTML of the line at the top of a page while something on this device is unsent. The worker adds it;
 * where no worker answers, the page does. Names nothing, because phones are shared.
 */
export const unsentHtml = ({ text, link, path }: UnsentLine, className: string): string =>
  `<aside class="${className}" data-unsent>${escaped(text)} ` +
  `<a href="${escaped(path)}">${escaped(link)}</a></aside>`;
