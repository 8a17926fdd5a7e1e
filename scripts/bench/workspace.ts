import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { watchMemory } from './memory';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the project, so that packages resolve; never committed. */
export const benchFolder = path.join(project, '.cache/bench');
/** A copy to build in, so that the project's own content and `out/` stay untouched. */
export const workspace = path.join(benchFolder, 'workspace');

const PARTS = ['app', 'components', 'content', 'lib', 'public', 'scripts', 'styles'];
const SETTINGS = ['next.config.mjs', 'package.json', 'tsconfig.json'];

type BuildReport = {
  seconds: number;
  /** Peak memory of all processes of the build, in bytes. */
  peakMemory: number;
  output: string;
};

/** Copies the project's sources again. */
export async function createWorkspace(): Promise<void> {
  await rm(workspace, { recursive: true, force: true });
  await mkdir(workspace, { recursive: true });
  for (const name of [...PARTS, ...SETTINGS]) {
    await cp(path.join(project, name), path.join(workspace, name), { recursive: true });
  }
}

export async function removeWorkspace(): Promise<void> {
  await rm(workspace, { recursive: true, force: true });
}

/** Builds the workspace as `npm run build` does, without any cache. */
export async function build(kind: 'stock' | 'finished'): Promise<BuildReport> {
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
export async function checkOut(): Promise<number> {
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

/** Moves the built site out of the workspace into a folder of this name. */
export async function keepOutput(name: string): Promise<string> {
  const folder = path.join(benchFolder, name);
  await rm(folder, { recursive: true, force: true });
  await rename(path.join(workspace, 'out'), folder);
  return folder;
}
