/**
 * The network profiles. `rttMs` and the rates describe the network; the browser throttles per
 * request, so its settings are derived the way Lighthouse derives them.
 */
const lines = {
  /** Lighthouse's own "slow 4G". */
  'slow-4g': { rttMs: 150, downKbps: 1.6 * 1024, upKbps: 750 },
  /** WebPageTest's "Slow 3G". */
  'slow-3g': { rttMs: 400, downKbps: 400, upKbps: 400 },
};

type LineName = keyof typeof lines;

/** Assumed slowdown of the phone's CPU against this machine. */
const CPU_SLOWDOWN = 4;

/** DevTools settings for a profile: milliseconds before each response, kilobits per second. */
export function devtoolsThrottling(name: LineName) {
  const { rttMs, downKbps, upKbps } = lines[name];
  return {
    requestLatencyMs: rttMs * 3.75,
    downloadThroughputKbps: downKbps * 0.9,
    uploadThroughputKbps: upKbps * 0.9,
    cpuSlowdownMultiplier: CPU_SLOWDOWN,
  };
}

/** `standard` is Lighthouse's default for mobile: slow 4G, simulated from an unthrottled load. */
export const profileNames = ['standard', 'slow-4g', 'slow-3g'] as const;
export type ProfileName = (typeof profileNames)[number];
