import { createRoot } from 'react-dom/client';
import { withoutMarks } from '../marks/place';
import { App } from './app';
import styles from './edit.css';
import { holdClicks } from './use-pointer';

/** Renders the edit mode in a shadow root, so that its styles and the page's do not mix. */
function start() {
  const host = document.createElement('div');
  host.id = 'edit-mode';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  const root = document.createElement('div');
  shadow.append(sheet, root);
  document.documentElement.append(host);
  createRoot(root).render(<App />);
}

/** Waits for the page's own hydration, which compares the page with what the server rendered. */
function whenHydrated(then: () => void) {
  const parts = document.querySelectorAll('body, main, main details');
  const isHydrated = [...parts].every((part) =>
    Object.keys(part).some((key) => key.startsWith('__react')),
  );
  if (isHydrated) then();
  else setTimeout(() => whenHydrated(then), 50);
}

// Text of the page is copied without its marks.
document.addEventListener('copy', (event) => {
  const text = String(getSelection());
  if (withoutMarks(text) === text) return;
  event.clipboardData?.setData('text/plain', withoutMarks(text));
  event.preventDefault();
});
holdClicks();
whenHydrated(start);
