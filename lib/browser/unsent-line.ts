import { escaped } from '@/lib/text/escaped';
import { inStorage } from './in-storage';

type UnsentLine = { readonly text: string; readonly link: string; readonly path: string };

/**
 * The HTML of the line at the top of a page while something on this device is unsent. The worker adds it;
 * where no worker answers, the page does. Names nothing, because phones are shared.
 */
export const unsentHtml = ({ text, link, path }: UnsentLine, className: string): string =>
  `<aside class="${className}" data-unsent>${escaped(text)} ` +
  `<a href="${escaped(path)}">${escaped(link)}</a></aside>`;

/**
 * Notes until when an unsent text is shown, in milliseconds; 0: none is, but some are kept. Pages need
 * no further script to know. They write it with every change; the worker cannot, but makes no messages.
 */
export const markUnsent = (until: number | undefined): void =>
  inStorage(() => {
    if (until === undefined) localStorage.removeItem('unsent');
    else localStorage.setItem('unsent', String(until));
  });

export const readUnsentMark = (): number | undefined =>
  inStorage(() => localStorage.unsent && Number(localStorage.unsent));
