import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const EVERY_MS = 250;
const run = promisify(execFile);

type Process = { id: number; parent: number; bytes: number };

/** Memory of a process and all its descendants, in bytes; shared pages count for each. */
export function memoryOfTree(root: number, processes: readonly Process[]): number {
  const own = processes.find(({ id }) => id === root)?.bytes ?? 0;
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((sum, { id }) => sum + memoryOfTree(id, processes), own);
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [id = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { id, parent, bytes: kilobytes * 1024 };
    });
}

/** Samples a process tree four times a second until stopped; `peak` is in bytes. */
export function watchMemory(root: number) {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, memoryOfTree(root, await listProcesses()));
  }, EVERY_MS);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}
