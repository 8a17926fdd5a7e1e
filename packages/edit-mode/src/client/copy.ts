import { withoutInvisible } from '../content/invisible';

/** Copies text of this page without its invisible marks. */
export function copyWithoutMarks(page: Document): void {
  page.addEventListener('copy', (event) => {
    const text = String(page.getSelection());
    if (withoutInvisible(text) === text) return;
    event.clipboardData?.setData('text/plain', withoutInvisible(text));
    event.preventDefault();
  });
}
