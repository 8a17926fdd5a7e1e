import type { Page } from 'playwright/test';

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Watches layout shifts from the next paint on.
 * @returns a function that returns the cumulative layout shift since then: `0.000`
 */
export async function shiftsFromNow(page: Page): Promise<() => Promise<string>> {
  await twoFrames(page);
  const seen = await page.evaluateHandle(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return async () => {
    await twoFrames(page);
    const shifts = await seen.jsonValue();
    return shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3);
  };
}
