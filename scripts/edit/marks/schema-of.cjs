/**
 * The schema of each content file, by the name of its module and export: for the loader, which
 * cannot import TypeScript. A test holds it against `content-check/file-schemas.ts`.
 */
const folders = {
  pages: ['page', 'page'],
  services: ['page', 'listedPage'],
  routes: ['route', 'route'],
  help: ['page', 'listedPage'],
  about: ['page', 'page'],
  blog: ['post', 'post'],
};

const singles = {
  facts: ['facts', 'companyFacts'],
  forms: ['forms', 'forms'],
  'help-search': ['help-search', 'helpSearch'],
  interface: ['words', 'words'],
  'landed-cost': ['landed-cost', 'landedCost'],
  navigation: ['navigation', 'navigation'],
  'near-misses': ['near-misses', 'nearMisses'],
  'not-found': ['page', 'page'],
  rates: ['rates', 'rates'],
  'route-page': ['route-page', 'routePage'],
  'shipment-stages': ['shipment-stages', 'shipmentStages'],
  site: ['site', 'site'],
  'worked-examples': ['facts', 'workedExamples'],
};

/** @param {string} file from the project's root: `content/help/faq.ts` */
exports.schemaOf = (file) => {
  const [, folder, slug] = /^content\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  const [module, name] = (folder ? folders[folder] : singles[slug]) ?? [];
  return module ? { module, name } : undefined;
};
