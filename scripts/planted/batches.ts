import type { Fault } from './fault';

const overlap = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.some((one) => others.includes(one));

const filesOf = ({ edits }: Fault) => edits.map(({ file }) => file);

/** Whether both can be planted at once, and what finds one of them says nothing of the other. */
const goTogether = (a: Fault, b: Fault) =>
  !overlap(a.look, b.look) && !overlap(filesOf(a), filesOf(b));

/** Faults that can share a built site: a build takes longer than most looks at it. */
export function batches(faults: readonly Fault[]): Fault[][] {
  const found: Fault[][] = [];
  for (const fault of faults) {
    const batch = found.find((others) => others.every((other) => goTogether(fault, other)));
    if (batch) batch.push(fault);
    else found.push([fault]);
  }
  return found;
}
