/** Minutes and seconds: `4:05`. */
export function clock(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * One line on how things stand: `1:12, about 2:40 left · end-to-end tests 132 of 402`.
 *
 * @param {{ elapsed: number, left?: number, running: { name: string, done?: number, all?: number }[] }} state
 *   times in seconds; `left` as the last run had it, if there was one
 */
export function statusLine({ elapsed, left, running }) {
  const time = left === undefined ? clock(elapsed) : `${clock(elapsed)}, about ${clock(left)} left`;
  const steps = running.map(({ name, done, all }) =>
    all ? `${name} ${done ?? 0} of ${all}` : name,
  );
  return [time, ...steps].join(' · ');
}

/**
 * Seconds that the rest of a run will take: as long as the last run went on after it had come as
 * far as this one.
 *
 * @param {{ starts: Record<string, number>, seconds: Record<string, number>, total: number }} last
 *   of the run before, when each step began, how long it took, and all of it, in seconds
 * @param {{ name: string, since: number, done?: number, all?: number }[]} running
 *   the steps under way, with the seconds since they began
 */
export function timeLeft({ starts, seconds, total }, running) {
  const reached = running.flatMap(({ name, since, done, all }) => {
    if (starts[name] === undefined) return [];
    const share = all ? (done ?? 0) / all : since / seconds[name];
    return [starts[name] + seconds[name] * Math.min(share, 1)];
  });
  return reached.length === 0 ? undefined : total - Math.min(...reached);
}
