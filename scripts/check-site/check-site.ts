import type { Diagnostic } from '@nectarine/finish-export/diagnostic';
import { addressRules } from './rules/addresses';
import { documentRules } from './rules/documents';
import { fileRules } from './rules/files';
import { headRules } from './rules/heads';
import { languageRules } from './rules/languages';
import { linkRules } from './rules/links';
import type { Rule } from './rules/rule';
import type { BuiltSite } from './rules/site';
import { sitemapRules } from './rules/sitemap';
import { structuredDataRules } from './rules/structured-data';

export const rules: readonly Rule[] = [
  ...addressRules,
  ...linkRules,
  ...headRules,
  ...languageRules,
  ...documentRules,
  ...sitemapRules,
  ...structuredDataRules,
  ...fileRules,
];

export async function checkSite(
  site: BuiltSite,
  more: readonly Rule[] = [],
): Promise<Diagnostic[]> {
  const found = [...rules, ...more].map(async ({ name, fix, find }) =>
    (await find(site)).map((fault) => ({ ...fault, rule: name, fix })),
  );
  return (await Promise.all(found)).flat();
}
