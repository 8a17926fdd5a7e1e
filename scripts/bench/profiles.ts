/**
 * The lines that pages are measured on. `rttMs` and the rates are what the line has; the browser's
 * own throttling works per request, so what it is set to is derived the way Lighthouse does.
 */
const lines = {
  /** Lighthouse's own "slow 4G". */
  'slow-4g': { rttMs: 150, downKbps: 1.6 * 1024, upKbps: 750 },
  /** WebPageTest's "Slow 3G". */
  'slow-3g': { rttMs: 400, downKbps: 400, upKbps: 400 },
};

export type LineName = keyof typeof lines;

/** How much slower than this machine the phone is taken to be. */
const CPU_SLOWDOWN = 4;

/** Devtools' settings for a line: milliseconds before each response, kilobits a second. */
export function devtoolsThrottling(name: LineName) {
  const { rttMs, downKbps, upKbps } = lines[name];
  return {
    requestLatencyMs: rttMs * 3.75,
    downloadThroughputKbps: downKbps * 0.9,
    uploadThroughputKbps: upKbps * 0.9,
    cpuSlowdownMultiplier: CPU_SLOWDOWN,
  };
}

/** `standard` is Lighthouse mobile as everybody runs it: slow 4G, simulated from an unhindered load. */
export const profileNames = ['standard', 'slow-4g', 'slow-3g'] as const;
export type ProfileName = (typeof profileNames)[number];
