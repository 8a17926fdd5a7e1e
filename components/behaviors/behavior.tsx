import type { ReactNode } from 'react';
import { islandProps } from '@/components/hydration/island-props';
import { isBuild } from '@/components/hydration/island-root';
import type { BehaviorName, BehaviorProps } from './behaviors';
import { StartBehavior } from './start-behavior';

type Props<Name extends BehaviorName> = {
  of: Name;
  children: ReactNode;
} & (BehaviorProps<Name> extends undefined
  ? { props?: undefined }
  : { props: BehaviorProps<Name> });

/** HTML with a function that runs on it in the browser, once the visitor turns to it. */
export function Behavior<Name extends BehaviorName>({ of: name, props, children }: Props<Name>) {
  return (
    <island-root
      data-behavior={name}
      data-props={isBuild ? islandProps(name, props ?? {}) : undefined}
    >
      {children}
      {!isBuild && <StartBehavior of={name} props={props} />}
    </island-root>
  );
}
