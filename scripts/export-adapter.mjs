import path from 'node:path';
import { createAdapter } from '@nectarine/finish-export';
import { tsImport } from 'tsx/esm/api';

const load = (module) => tsImport(module, import.meta.url);

async function readCompany() {
  const { environmentOf } = await load('../lib/site/environment.ts');
  const { site: company } = await load('../content/site.ts');
  return { company, environment: environmentOf(company) };
}

/** What pages may connect to besides the site itself. */
async function readSources() {
  const { policySources } = await load('./hosting/policy-sources.ts');
  const { company, environment } = await readCompany();
  return policySources(company, environment);
}

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascalCase = (name) => camelCase(`-${name}`);

/**
 * Derives an island's file from its name: `tracking-form` is `TrackingForm` in
 * `components/islands/tracking-form/tracking-form.tsx`. Behaviors have their own folder.
 */
function sourceOf(kind, name) {
  return kind === 'island'
    ? { file: `./components/islands/${name}/${name}.tsx`, exported: pascalCase(name) }
    : { file: `./components/behaviors/${name}/${name}.ts`, exported: camelCase(name) };
}

/** Writes the service worker and the hosts' files for the finished pages. */
async function describeRelease(project) {
  const { releaseOf, writeHosting, writeStubs } = await load('./hosting/write-hosting.ts');
  const { writeWorker } = await load('./worker/write-worker.ts');
  const { languages } = await load('../content/languages/languages.ts');
  const { sitesOf } = await load('../lib/site/site.ts');
  const { siteUrl } = (await readCompany()).environment;
  const folder = path.join(project, 'out');
  await writeStubs(folder, siteUrl);
  const release = await releaseOf(folder);
  await writeWorker({ folder, project, release, sites: sitesOf(languages) });
  await writeHosting(folder);
}

const adapter = createAdapter(async () => ({
  worker: (await load('./hosting/rules.ts')).WORKER,
  origins: await readSources(),
  sourceOf,
  // Phones use the system font on the first page, because on a slow connection ours arrives too
  // late.
  fontMedia: '(min-width: 48rem)',
}));

export default {
  ...adapter,
  async onBuildComplete(context) {
    await adapter.onBuildComplete(context);
    await describeRelease(context.projectDir);
  },
};
