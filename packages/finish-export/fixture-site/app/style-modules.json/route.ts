export const dynamic = 'force-static';

type Context = ((key: string) => object) & { keys: () => string[] };
declare const require: {
  context: (folder: string, deep: boolean, pattern: RegExp) => Context;
};

export function GET() {
  const modules = require.context('../../islands', true, /\.module\.css$/);
  const entries = modules.keys().map((key) => [key.replace('.', 'islands'), modules(key)]);
  return Response.json(Object.fromEntries(entries));
}
