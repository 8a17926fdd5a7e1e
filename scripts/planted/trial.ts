import {
  beforeBuild,
  browserTests,
  build,
  type Check,
  type Finding,
  lookedAt,
  run,
} from './checks';
import type { Fault } from './fault';
import { plant } from './plant';
import type { Scratch } from './scratch';

async function firstFinding(checks: readonly Check[], folder: string) {
  for (const check of checks) {
    const found = await run(check, folder);
    if (found) return found;
  }
  return undefined;
}

/** What the checks find that need no built site, with one fault planted. */
export async function tryEarly(fault: Fault, { folder, files }: Scratch) {
  const { changed, takeOut } = plant(fault, folder, files);
  try {
    const tests = (fault.look ?? []).filter((place) => place.endsWith('.test'));
    return await firstFinding(beforeBuild(changed, tests), folder);
  } finally {
    takeOut();
  }
}

/**
 * What the checks of the built site find, with all of these faults planted in it.
 * @param wide whether all browser tests are run where the likely ones find nothing
 * @yields each fault with who found it; a build that fails has found all of them
 */
export async function* tryLate(
  faults: readonly Fault[],
  { folder, files }: Scratch,
  scripts: readonly string[],
  wide: boolean,
): AsyncGenerator<[Fault, Finding | undefined]> {
  const plants: { takeOut: () => void }[] = [];
  try {
    for (const fault of faults) plants.push(plant(fault, folder, files));
    const broken = await run(build, folder);
    for (const fault of faults) {
      const places = (fault.look ?? []).flatMap((place) => lookedAt(place, scripts));
      const checks = [...places, ...(wide ? [browserTests()] : [])];
      yield [fault, broken ?? (await firstFinding(checks, folder))];
    }
  } finally {
    for (const { takeOut } of plants.reverse()) takeOut();
  }
}
