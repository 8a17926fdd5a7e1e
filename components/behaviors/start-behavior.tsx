'use client';

import { useEffect, useRef } from 'react';
import { type BehaviorName, behaviors } from './behaviors';

type StartBehaviorProps = { of: BehaviorName; props: unknown };

/** Starts a behavior in development. In a build the finishing step does so, without React. */
export function StartBehavior({ of: name, props }: StartBehaviorProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = mark.current?.closest<HTMLElement>('island-root');
    const start = behaviors[name] as (root: HTMLElement, props: unknown) => void;
    if (root && root.dataset.hydrated === undefined) {
      root.dataset.hydrated = '';
      start(root, props);
    }
  }, [name, props]);
  return <span ref={mark} hidden />;
}
