/** The path of a route's parameters: `/services/door-to-door`; `/` where there are none. */
export const pathOf = ({ path = [] }: { path?: readonly string[] }): string => `/${path.join('/')}`;
