import { readUnsentMark } from '@/lib/browser/in-storage';

export type UnsentLineProps = { text: string; link: string; path: string; className: string };

/**
 * Shows a line while something on this device is unsent, where no worker has added the same line to
 * the page. Names nothing, because phones are shared.
 * @param root gets the line at its top
 */
export function unsentLine(root: HTMLElement, props: UnsentLineProps): void {
  const { text, link, path, className } = props;
  const isAnsweredByWorker = Boolean(navigator.serviceWorker?.controller);
  if (isAnsweredByWorker || (readUnsentMark() ?? 0) < Date.now()) return;
  const line = Object.assign(document.createElement('aside'), { className });
  line.dataset.unsent = '';
  const anchor = Object.assign(document.createElement('a'), { href: path, textContent: link });
  line.append(`${text} `, anchor);
  root.prepend(line);
}
