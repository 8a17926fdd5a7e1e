/** What `use` returns, or undefined where the browser denies storage: nothing is kept there. */
export function inStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
