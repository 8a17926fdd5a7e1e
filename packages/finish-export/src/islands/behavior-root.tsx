import type { ReactNode } from 'react';
import { islandProps } from './island-props';
import { isBuild } from './island-root';

type BehaviorRootProps = {
  /** The behavior's name, from which `sourceOf` derives its file. */
  name: string;
  /** JSON that the behavior receives as its second argument. */
  props: object;
  /** Starts the behavior during development, where no finishing step runs. */
  starter: ReactNode;
  children: ReactNode;
};

export function BehaviorRoot({ name, props, starter, children }: BehaviorRootProps) {
  return (
    <island-root data-behavior={name} data-props={isBuild ? islandProps(name, props) : undefined}>
      {children}
      {!isBuild && starter}
    </island-root>
  );
}
