import type { ComponentProps, ComponentType } from 'react';
import { islandProps } from './island-props';
import { isBuild } from './island-root';

// biome-ignore lint/suspicious/noExplicitAny: any props that a component takes
type Components = Record<string, ComponentType<any>>;

/**
 * Creates the component that renders islands: `<Island of="counter" … />` is that client component
 * with a React root of its own.
 *
 * @param along names of the islands that hydrate along with any other, and never by themselves
 */
export function defineIslands<Islands extends Components>(
  islands: Islands,
  along: readonly (keyof Islands)[],
) {
  type IslandProps<Name extends keyof Islands> = { of: Name } & ComponentProps<Islands[Name]>;

  // biome-ignore lint/correctness/noComponentHookFactories: called once, for the site's map of islands
  return function Island<Name extends keyof Islands & string>({
    of: name,
    ...props
  }: IslandProps<Name>) {
    const Component: Components[string] | undefined = islands[name];
    if (!Component) throw new Error(`there is no island "${name}"`);
    return (
      <island-root
        data-island={name}
        data-wake={along.includes(name) ? 'along' : undefined}
        data-props={isBuild ? islandProps(name, props) : undefined}
      >
        <Component {...props} />
      </island-root>
    );
  };
}
