/**
 * How the fuzz tests draw their inputs. The seed is fixed, so that a run that fails today fails
 * tomorrow; `FUZZ_SEED` tries other inputs. `npm test` tries more than 10,000 in all; `npm run soak`
 * asks for more by `FUZZ_RUNS`.
 */
export const fuzzRun = {
  seed: Number(process.env.FUZZ_SEED ?? 20261120),
  numRuns: Number(process.env.FUZZ_RUNS ?? 1500),
};
