import { hasEarlyInput } from './early-input';
import { forgetFragment } from './forget-fragment';

/**
 * What became of a form that the browser itself has posted in this tab: `sent` once the service has
 * led back to the form's notice, else nobody knows. Anybody can link to the notice, so it is hidden
 * if this tab has posted nothing.
 */
export function takeNativePost(
  form: HTMLFormElement,
  noticeId: string,
): 'sent' | 'unanswered' | undefined {
  let isPosted = false;
  try {
    isPosted = sessionStorage.getItem(form.id) !== null && hasEarlyInput(form);
    sessionStorage.removeItem(form.id);
  } catch {
    // Denied storage has noted nothing.
  }
  const isBack = location.hash === `#${noticeId}`;
  if (isBack) {
    // Only a navigation, unlike `replaceState`, hides the `:target` element.
    if (!isPosted) location.replace('#');
    forgetFragment();
  }
  return isPosted ? (isBack ? 'sent' : 'unanswered') : undefined;
}
