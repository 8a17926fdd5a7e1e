import { readUnsentMark, unsentHtml } from '@/lib/browser/unsent-line';

type UnsentLineProps = { text: string; link: string; path: string; className: string };

/**
 * Shows the line that something on this device is unsent, where no worker has added it to the page.
 * @param root gets the line at its top
 */
export function unsentLine(root: HTMLElement, props: UnsentLineProps): void {
  const isAnsweredByWorker = Boolean(navigator.serviceWorker?.controller);
  if (isAnsweredByWorker || (readUnsentMark() ?? 0) < Date.now()) return;
  root.insertAdjacentHTML('afterbegin', unsentHtml(props, props.className));
}
