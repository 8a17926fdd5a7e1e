import type { ComponentProps, ComponentType } from 'react';
import { islandProps } from './island-props';
import { isBuild } from './island-root';

// biome-ignore lint/suspicious/noExplicitAny: whatever props a component takes
type Components = Record<string, ComponentType<any>>;

/**
 * Makes the component that puts islands into a page: `<Island of="calculator" … />` is that client
 * component with a React root of its own.
 *
 * @param islands by a name, the component; its file follows from the name, see `scripts/export-adapter.mjs`
 * @param along names of those that wake with any other and never by themselves
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
