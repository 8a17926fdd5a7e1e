/** What `use` returns, or undefined where the browser denies storage: nothing is kept there. */
export function inStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

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
