import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright';
import { findBrowser } from '../setup/browser.mjs';
import { type Gesture, gestures } from './gestures';
import { medians } from './medians';
import { devtoolsThrottling } from './profiles';
import { type SiteName, withSites } from './sites';

type TapTimes = {
  /** Milliseconds from the start of navigation to the first contentful paint. */
  firstPaint: number;
  /** From the tap to the end of the frame that shows its effect. */
  tapToAnswer: number;
  /** From the start of navigation to the same frame. */
  openToAnswer: number;
};

export type TapResult = {
  gesture: string;
  page: string;
  /** Medians of all runs. */
  sites: Partial<Record<SiteName, TapTimes>>;
};

/**
 * Runs in the page before anything else. An expression, not a function, because the pages' policy
 * forbids evaluating one there.
 */
const watch = (answered: string) => `
  window.painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  window.answer = new Promise((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      const look = () => {
        if (!(${answered})) requestAnimationFrame(look);
        // A task queued within a frame runs once that frame is painted.
        else setTimeout(() => resolve([performance.now() - timeStamp, performance.now()]));
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
`;

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const settings = devtoolsThrottling('slow-4g');
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: settings.requestLatencyMs,
    downloadThroughput: bytesPerSecond(settings.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(settings.uploadThroughputKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: settings.cpuSlowdownMultiplier });
}

/** Opens a page on a cold phone and taps as soon as something is visible. */
async function tap(browser: Browser, origin: string, gesture: Gesture): Promise<TapTimes> {
  const { viewport } = gesture;
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...(viewport && { viewport }),
  });
  try {
    const page = await context.newPage();
    await slowDown(context, page);
    await page.addInitScript({ content: watch(gesture.answered) });
    await page.goto(origin + gesture.page, { waitUntil: 'commit' });
    const firstPaint = await page.evaluate<number>('window.painted');
    const { x, y } = await page
      .locator(gesture.control)
      .first()
      .evaluate((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
    await page.touchscreen.tap(x, y);
    const [tapToAnswer, openToAnswer] = await page.evaluate<[number, number]>('window.answer');
    return { firstPaint, tapToAnswer, openToAnswer };
  } finally {
    await context.close();
  }
}

/** Measures all gestures, alternating between the sites. */
export function runTaps(runs: number, before: string | undefined): Promise<TapResult[]> {
  return withSites(before, async (origins) => {
    const executablePath = findBrowser();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    const results: TapResult[] = [];
    for (const gesture of gestures) {
      console.log(`Taps: ${gesture.name}`);
      const sites = [...origins]
        .filter(([name]) => name !== 'bare')
        .map(([name, origin]) => ({ name, origin, times: [] as TapTimes[] }));
      for (let run = 0; run < runs; run += 1)
        for (const { origin, times } of sites) times.push(await tap(browser, origin, gesture));
      results.push({
        gesture: gesture.name,
        page: gesture.page,
        sites: Object.fromEntries(sites.map(({ name, times }) => [name, medians(times)])),
      });
    }
    await browser.close();
    return results;
  });
}
