import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Questions } from './judge';
import { Refused } from './refused';

type Reply = { id: number; answer?: unknown; error?: string };
type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** Asks the process that knows the schemas. */
export class Judge {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly root: string) {}

  private start(): ChildProcess {
    const file = fileURLToPath(new URL('judge.ts', import.meta.url));
    const child = fork(file, { cwd: this.root, execArgv: ['--import', 'tsx'] });
    child.on('message', ({ id, answer, error }: Reply) => {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) asked?.resolve(answer as never);
      else asked?.reject(new Refused(error));
    });
    this.child = child;
    return child;
  }

  ask<Name extends keyof Questions>(
    name: Name,
    ...values: Parameters<Questions[Name]>
  ): ReturnType<Questions[Name]> {
    const child = this.child ?? this.start();
    this.last += 1;
    const id = this.last;
    child.send({ id, name, values });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    }) as ReturnType<Questions[Name]>;
  }

  /** Lets the schemas be loaded anew, with the pages that there are now. */
  renew(): void {
    this.end();
    this.start();
  }

  end(): void {
    this.child?.kill();
    this.child = undefined;
    for (const { reject } of this.waiting.values()) reject(new Refused('please try again'));
    this.waiting.clear();
  }
}
