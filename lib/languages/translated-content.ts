import type { SiteContent } from '@/content/schema/site-content';
import type { Translation } from '@/content/schema/translation';
import { addressesOfFile } from '@/lib/pages/registry';
import { contentFrom, filesOf } from '@/lib/site/content-files';
import { relinked } from '@/lib/text/running-text';
import { type Field, lookUp } from './look-up';
import { translatedFile } from './translated';

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
  const addresses: Record<string, string[]> = {};
  const leftOut: string[] = [];
  const files = filesOf(english).map((file) => {
    const translate = (text: string, field: Field) => lookUp(translation, text, file.file, field);
    const path = addressesOfFile(file.file)?.canonical;
    if (path === undefined)
      return { ...file, content: translatedFile(file, (text, at) => translate(text, at) ?? text) };
    const address = translate(path, ['address']);
    if (!address || !translate((file.content as { name: string }).name, ['name'])) return file;
    // An address may be followed by earlier ones, which keep working.
    const own = address.split(' ').map((one) => `/${language}${one === '/' ? '' : one}`);
    addresses[`${file.page}`] = own;
    const content = translatedFile(file, translate);
    const kept = idsIn(content);
    const gone = idsIn(file.content).filter((id) => !kept.includes(id));
    leftOut.push(...gone.map((id) => `${file.page}#${id}`));
    return { ...file, content };
  });
  const names = Object.entries(english.collections.goods).map(([slug, { name }]) => [slug, name]);
  const content = {
    ...{ ...english, ...contentFrom(files), language, languageName },
    ownPages: { otherwise: english.language, goodsNames: Object.fromEntries(names), addresses },
  };
  // Links to what is left out lead to the top of its page.
  return relinked(content, (to) => (leftOut.includes(to) ? to.replace(/#.*/, '') : to));
}
