import type { SiteContent } from '@/content/schema/site-content';
import type { Translation } from '@/content/schema/translation';
import { relinked } from '@/lib/text/running-text';
import { lookUp } from './look-up';
import { addressIn, otherFiles, pageFiles } from './messages';
import { type Field, translated } from './translated';

/** The ids of all entries in a value, to which links may lead. */
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/(?<="id":")[^"]*/g) ?? [];

/**
 * The content in another language: its texts from the catalogue, everything else as in English. A
 * page whose name or address is not translated stays in English, because its prices and times are
 * needed. Pages leave out what is missing; menus, forms and prices keep it in English, since all of
 * it is needed.
 */
export function translatedContent(english: SiteContent, translation: Translation): SiteContent {
  const { language, languageName } = translation;
  const translate = (file: string) => (text: string, field: Field) =>
    lookUp(translation, text, file, field);

  const collections: Record<string, Record<string, unknown>> = { ...english.collections };
  const addresses: Record<string, string[]> = {};
  const leftOut: string[] = [];
  for (const { file, page, collection, slug, content, schema } of pageFiles(english)) {
    const address = translate(file)(addressIn(file) ?? '', ['address']);
    if (!address || !translate(file)(content.name, ['name'])) continue;
    // An address may be followed by earlier ones, which keep working.
    addresses[page] = address.split(' ').map((own) => `/${language}${own === '/' ? '' : own}`);
    const own = translated(content, schema, translate(file));
    collections[collection] = { ...collections[collection], [slug]: own };
    const kept = idsIn(own);
    leftOut.push(...idsIn(content).flatMap((one) => (kept.includes(one) ? [] : `${page}#${one}`)));
  }
  const others = otherFiles(english).map(({ field, file, content, schema }) => {
    const own = translate(file);
    return [field, translated(content, schema, (text, at) => own(text, at) ?? text)];
  });
  const names = Object.entries(english.collections.goods).map(([slug, { name }]) => [slug, name]);
  const content = {
    ...{ ...english, ...Object.fromEntries(others), language, languageName, collections },
    ownPages: { otherwise: english.language, goodsNames: Object.fromEntries(names), addresses },
  };
  // Links to what is left out lead to the top of its page.
  return relinked(content, (to) => (leftOut.includes(to) ? to.replace(/#.*/, '') : to));
}
