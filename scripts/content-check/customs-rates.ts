import type { Goods } from '@/content/schema/goods';
import type { Facts } from '@/lib/facts/facts-by-name';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';
import { textsIn } from './walk';

/** The rates that a page tends to write out: VAT everywhere, on goods pages also their own. */
function ratesOf({ file, content }: ContentFile): string[] {
  if (!file.startsWith('content/goods/')) return ['customs.vat'];
  const { tariff, items = [] } = content as Partial<Goods>;
  const excise = [tariff?.excise, ...items.map((item) => item.excise)].flat();
  return [
    'customs.vat',
    `duty.${tariff?.duty}`,
    ...excise.flatMap((id) => (id === undefined ? [] : [`excise.${id}`])),
  ];
}

/** Customs rates written out on a page, where they would not follow a change. */
export function writtenOutRates(files: readonly ContentFile[], facts: Facts): Problem[] {
  return files.flatMap((contentFile) => {
    if (contentFile.page === null) return [];
    const rates = ratesOf(contentFile).filter((name) => !/^0?%?$/.test(facts[name] ?? ''));
    return textsIn(contentFile.content).flatMap(({ text, field }) => {
      const written: readonly string[] = text.match(/(?<![\w.,-])\d+(\.\d+)?%/g) ?? [];
      const name = rates.find((rate) => written.includes(facts[rate] ?? ''));
      if (name === undefined) return [];
      const found = `writes out the rate "${facts[name]}", which would stay when the law changes`;
      return [{ file: contentFile.file, field, found, fix: `write {${name}} in its place` }];
    });
  });
}
