import { BehaviorRoot } from '@nectarine/finish-export/behavior-root';
import type { ReactNode } from 'react';
import type { BehaviorName, BehaviorProps } from './behaviors';
import { StartBehavior } from './start-behavior';

type Props<Name extends BehaviorName> = {
  of: Name;
  children: ReactNode;
} & (BehaviorProps<Name> extends undefined
  ? { props?: undefined }
  : { props: BehaviorProps<Name> });

/** HTML with a function that runs on it in the browser at the visitor's first interaction. */
export function Behavior<Name extends BehaviorName>({ of: name, props, children }: Props<Name>) {
  const starter = <StartBehavior of={name} props={props} />;
  return (
    <BehaviorRoot name={name} props={props ?? {}} starter={starter}>
      {children}
    </BehaviorRoot>
  );
}
