/** What other programs do to a page that they find: a translator, a password manager. */
export type Change = 'replaces words' | 'wraps words' | 'adds elements' | 'wraps fields';

/**
 * Runs in the page, with `page.addInitScript` before anything else does, or with `page.evaluate` later.
 * Changes everything that is there, and everything that appears later. Translated words are in capitals.
 */
export function changePage(change: Change): void {
  const skipped = 'script, style, noscript, title, textarea, datalist, font';

  function translate(text: Text) {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped)) return;
    // A translator nests two of them.
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    if (change === 'replaces words') {
      inner.textContent = `«${text.data.toUpperCase()}»`;
      text.replaceWith(font);
    } else {
      text.before(font);
      inner.append(text);
    }
  }

  function changeField(field: Element) {
    if (field.getAttribute('type') === 'hidden' || field.hasAttribute('data-managed')) return;
    field.setAttribute('data-managed', '');
    const added = document.createElement(change === 'wraps fields' ? 'span' : 'div');
    if (change === 'wraps fields') {
      field.replaceWith(added);
      added.append(field);
    } else {
      field.after(added);
    }
  }

  function apply() {
    if (change === 'adds elements' || change === 'wraps fields') {
      for (const field of document.querySelectorAll('input, textarea')) changeField(field);
      return;
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  }

  const start = () => {
    apply();
    new MutationObserver(apply).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
