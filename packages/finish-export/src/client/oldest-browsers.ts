import browserslist from 'browserslist';

/** The names that bundlers have for the browsers in a browserslist. */
const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  and_chr: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers of the project's browserslist, as bundlers take them: `chrome92`. */
export function oldestBrowsers(project: string): string[] {
  const oldest = new Map<string, number>();
  for (const browser of browserslist(undefined, { path: project })) {
    const [name = '', versions = ''] = browser.split(' ');
    const engine = ENGINES[name];
    const version = Number.parseFloat(versions);
    if (engine) oldest.set(engine, Math.min(version, oldest.get(engine) ?? version));
  }
  return [...oldest].map(([engine, version]) => engine + version);
}
