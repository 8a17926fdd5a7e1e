/** Where boot files stand on the site; each is named by its content's hash. */
export const BOOT_FOLDER = '/_next/static/boot';

type Boot = {
  flight: string;
  scripts: readonly string[];
  /** Rules for what the scripts may put into the page. */
  styles: string;
  /** Next's inline script that names its entry to Turbopack's runtime. */
  runtime: string;
};

/**
 * The script that brings a page to life: its flight data, its scripts, and the start of Next once
 * all of them are there. It may run again after a failure.
 *
 * @param tail boot.browser.js, minified
 */
export function bootFile({ flight, scripts, styles, runtime }: Boot, tail: string): string {
  return [
    `self.__next_f=self.__next_f||[[0],[1,${JSON.stringify(flight)}]];`,
    `{const scripts=${JSON.stringify(scripts)},styles=${JSON.stringify(styles)},run=()=>{${runtime}};`,
    `${tail}}`,
  ].join('\n');
}
