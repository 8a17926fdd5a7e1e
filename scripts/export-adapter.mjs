import path from 'node:path';
import { createAdapter } from '@nectarine/finish-export';
import { tsImport } from 'tsx/esm/api';

const load = (module) => tsImport(module, import.meta.url);
const originsOf = (...addresses) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** The company's facts, and the addresses that this build is made for. */
async function readCompany() {
  const { environmentOf } = await load('../lib/site/environment.ts');
  const { site: company } = await load('../content/site.ts');
  return { company, ...environmentOf(company) };
}

/** The other origins that pages connect to. */
async function readOrigins() {
  const { company, formService, siteUrl } = await readCompany();
  return {
    connect: originsOf(formService.ajaxEndpoint),
    // The service leads back to the site, which is another origin where a preview domain serves it.
    formAction: originsOf(formService.endpoint, siteUrl),
    frame: originsOf(company.mapEmbedUrl),
    image: originsOf(...company.imageHosts.map((host) => `https://${host}`)),
  };
}

const standIns = './components/islands/help-search/stand-ins';

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascalCase = (name) => camelCase(`-${name}`);

/**
 * An island's file follows from its name: `tracking-form` is `TrackingForm` of
 * `components/islands/tracking-form/tracking-form.tsx`. Behaviors have a folder of their own.
 */
function sourceOf(kind, name) {
  return kind === 'island'
    ? { file: `./components/islands/${name}/${name}.tsx`, exported: pascalCase(name) }
    : { file: `./components/behaviors/${name}/${name}.ts`, exported: camelCase(name) };
}

/** Writes what hosts are told about the finished pages. */
async function describeHosting(projectDir) {
  const { writeHosting } = await load('./hosting/write-hosting.ts');
  const { siteUrl } = await readCompany();
  const folder = path.join(projectDir, 'out');
  await writeHosting({ folder, deployFolder: path.join(projectDir, 'deploy'), siteUrl });
}

const adapter = createAdapter(async () => ({
  origins: await readOrigins(),
  sourceOf,
  // Parts of Headless UI's combobox that the help search does not use.
  alias: {
    '@floating-ui/react': `${standIns}/floating-ui.ts`,
    '@react-aria/focus': `${standIns}/react-aria.ts`,
    '@react-aria/interactions': `${standIns}/react-aria.ts`,
    '@tanstack/react-virtual': `${standIns}/react-virtual.ts`,
  },
  // Phones show what they have: most of ours are on lines where no face comes in time.
  faceMedia: '(min-width: 48rem)',
}));

/** Finishes this site's export; next.config.mjs leaves it out when `STOCK=1` asks for Next's own. */
export default {
  ...adapter,
  async onBuildComplete(context) {
    await adapter.onBuildComplete(context);
    await describeHosting(context.projectDir);
  },
};
