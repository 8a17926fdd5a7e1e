export const dynamic = 'force-static';

type Classes = Record<string, string>;
type Context = ((key: string) => Classes) & { keys: () => string[] };

declare const require: {
  context: (folder: string, deep: boolean, pattern: RegExp) => Context;
};

/**
 * The class names of all CSS modules by their paths, which only Next knows: the finishing step of the
 * build needs them for the islands' scripts and to tell which module a rule is from. It deletes this file.
 */
export function GET() {
  const modules = require.context('../../components', true, /\.module\.scss$/);
  const entries = modules.keys().map((key) => [key.replace('.', 'components'), modules(key)]);
  return Response.json(Object.fromEntries(entries));
}
