/**
 * Runs a request that is aborted after so many milliseconds. Chrome before 103 has no
 * `AbortSignal.timeout`.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
