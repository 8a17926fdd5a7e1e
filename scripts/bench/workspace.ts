import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { watchMemory } from './memory';

const run = promisify(execFile);

/** Where results and the sites that were measured are kept; never committed. */
export const benchFolder = path.join(import.meta.dirname, '../../.cache/bench');

type BuildReport = {
  seconds: number;
  /** Peak memory of all processes of the build, in bytes. */
  peakMemory: number;
  output: string;
};

/** Builds a copy of the project as `npm run build` does, without any cache. */
export async function build(workspace: string, kind: 'stock' | 'finished'): Promise<BuildReport> {
  for (const name of ['.cache', '.next', 'out']) {
    await rm(path.join(workspace, name), { recursive: true, force: true });
  }
  const options = {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production' as const, STOCK: kind === 'stock' ? '1' : '' },
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  const start = performance.now();
  const building = run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], options);
  const memory = watchMemory(building.child.pid ?? 0);
  try {
    const { stdout: output } = await building;
    return { seconds: (performance.now() - start) / 1000, peakMemory: memory.peak(), output };
  } finally {
    memory.stop();
  }
}

/** Reads the built site as a crawler, prints the faults, and returns their number. */
export async function checkOut(workspace: string): Promise<number> {
  const checking = run(process.execPath, ['--import', 'tsx', 'scripts/check-out/main.ts'], {
    cwd: workspace,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  // Exits with 1 if it finds any.
  const { stdout, stderr } = await checking.catch((ended) => ended as Awaited<typeof checking>);
  const [, findings] = /findings: (\d+)/.exec(stdout) ?? [];
  if (findings === undefined) throw new Error(`check:out did not finish:\n${stderr}`);
  if (stderr) console.error(stderr);
  return Number(findings);
}

/** Copies the built site out of the workspace into a folder of this name. */
export async function keepOutput(workspace: string, name: string): Promise<string> {
  const folder = path.join(benchFolder, name);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(workspace, 'out'), folder, { recursive: true });
  return folder;
}
