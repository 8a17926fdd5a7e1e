import type { SiteContent } from '@/content/schema/site-content';
import type { Translation } from '@/content/schema/translation';
import { type ContentFile, contentFrom, filesOf } from '@/lib/pages/content-files';
import { addressesOfFile } from '@/lib/pages/registry';
import { relinked } from '@/lib/text/running-text';
import { type Field, lookUp, placeOf } from './look-up';
import { type Translate, translated } from './translated';

/** The translation of the text that was in a place of a file before, if that text is gone. */
function lastIn({ lastByPlace }: Translation, { file, content }: ContentFile, field: Field) {
  const written = JSON.stringify(content);
  const texts = lastByPlace?.[placeOf(file, field)] ?? [];
  return texts.find(([english]) => !written.includes(JSON.stringify(english)))?.[1];
}

const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/(?<="id":")[^"]*/g) ?? [];

/**
 * The content in another language: its texts from the catalogue, everything else as in English. A
 * page whose name or address is not translated stays in English, because its prices and times are
 * needed. Pages leave out what is missing, but for the texts that they cannot do without: the last
 * translation of those stays until there is a new one. Menus, forms and prices keep it in English, since all of
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
      return {
        ...file,
        content: translated(file.content, file.schema, (text, at) => translate(text, at) ?? text),
      };
    const address = translate(path, ['address']);
    const own: Translate = (text, at, isVital) =>
      translate(text, at) ?? (isVital ? lastIn(translation, file, at) : undefined);
    const { name } = file.content as { name: string };
    if (!address || !own(name, ['name'], true)) return file;
    // An address may be followed by earlier ones, which keep working.
    const paths = address.split(' ').map((one) => `/${language}${one === '/' ? '' : one}`);
    addresses[`${file.page}`] = paths;
    const content = translated(file.content, file.schema, own);
    const kept = idsIn(content);
    const gone = idsIn(file.content).filter((id) => !kept.includes(id));
    leftOut.push(...gone.map((id) => `${file.page}#${id}`));
    return { ...file, content };
  });
  const names = Object.entries(english.collections.goods).map(([slug, { name }]) => [slug, name]);
  const content = {
    ...english,
    ...contentFrom(files),
    language,
    languageName,
    ownPages: { otherwise: english.language, goodsNames: Object.fromEntries(names), addresses },
  };
  // Links to what is left out lead to the top of its page.
  return relinked(content, (to) => (leftOut.includes(to) ? to.replace(/#.*/, '') : to));
}
