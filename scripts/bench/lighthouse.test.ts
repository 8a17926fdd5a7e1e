/** @jest-environment node */
import { runLighthouse } from './lighthouse';

const LOAD_SECONDS = 12;

jest.mock('chrome-launcher', () => ({ launch: async () => ({ port: 0, kill: () => {} }) }));
jest.mock('lighthouse', () => ({
  __esModule: true,
  default: async () => {
    await new Promise((done) => setTimeout(done, LOAD_SECONDS * 1000));
    return { lhr: { audits: {}, categories: {} } };
  },
}));
jest.mock('./sites', () => ({
  withSites: (_before: undefined, task: (origins: Map<string, string>) => Promise<unknown>) =>
    task(new Map([['finished', 'http://127.0.0.1']])),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('reports its progress every few seconds, also during a long load', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation();
  const run = runLighthouse(['/', '/contact'], ['standard'], 2, undefined, async () => {});
  for (let seconds = 0; seconds < 4 * LOAD_SECONDS; seconds += 10) {
    said.mockClear();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(said).toHaveBeenCalled();
  }
  await run;
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/\/contact, standard 3 of 4$/));
  expect(jest.getTimerCount()).toBe(0);
});
