/**
 * How the fuzz tests draw their inputs: one seed for good, so that a run that fails today fails
 * tomorrow, and so many for each property that `npm test` tries more than 10,000 in all.
 * `npm run soak` asks for more.
 */
export const fuzzRun = { seed: 20261120, numRuns: Number(process.env.FUZZ_RUNS ?? 1500) };
