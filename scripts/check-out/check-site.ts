import type { Diagnostic } from '@nectarine/finish-export/diagnostic';
import type { Rule } from './rule';
import { addressRules } from './rules/addresses';
import { documentRules, validity } from './rules/documents';
import { feedRules } from './rules/feed';
import { fileRules } from './rules/files';
import { foreignTextRules } from './rules/foreign-text';
import { headRules } from './rules/heads';
import { iconRules } from './rules/icons';
import { languageRules } from './rules/languages';
import { linkRules } from './rules/links';
import { originRules } from './rules/origins';
import { sharePictureRules } from './rules/share-pictures';
import { sitemapRules } from './rules/sitemap';
import { structuredDataRules } from './rules/structured-data';
import { wordRules } from './rules/words';
import type { Site } from './site';

const rules: readonly Rule[] = [
  ...addressRules,
  ...linkRules,
  ...originRules,
  ...headRules,
  ...languageRules,
  ...foreignTextRules,
  ...documentRules,
  ...sitemapRules,
  ...feedRules,
  ...sharePictureRules,
  ...iconRules,
  ...structuredDataRules,
  ...fileRules,
  ...wordRules,
];

/**
 * The violations of an exported site, without HTML validation.
 * @param more additional rules
 */
export const brokenRules = (site: Site, more: readonly Rule[] = []): Diagnostic[] =>
  [...rules, ...more].flatMap(({ name, fix, find }) =>
    find(site).map((fault) => ({ ...fault, rule: name, fix })),
  );

/** All violations of an exported site, including its HTML. */
export async function checkSite(site: Site, more: readonly Rule[] = []): Promise<Diagnostic[]> {
  const { name, fix, find } = validity;
  const invalid = await find(site);
  return [...brokenRules(site, more), ...invalid.map((fault) => ({ ...fault, rule: name, fix }))];
}
