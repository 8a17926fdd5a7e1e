import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { textsIn } from '@nectarine/edit-mode/content/walk';
import type { Goods } from '@/content/schema/goods';
import type { Facts } from '@/lib/facts/facts-by-name';

/** A fact and the text that repeats it. */
type Repeated = readonly [name: string, written: string | undefined];

/** An origin's own figures. */
function ofRoute(page: string, facts: Facts): Repeated[] {
  const slug = page.startsWith('routes/') ? page.slice('routes/'.length) : '';
  return ['rate', 'air', 'sea', 'days'].map((field) => {
    const name = `${slug}.${field}`;
    return [name, facts[name]];
  });
}

/** Customs rates of goods, except zero: `0%` is no evidence of a rate. */
function ofGoods(page: string, content: unknown, facts: Facts): Repeated[] {
  if (!page.startsWith('goods/')) return [];
  const { tariff, items = [] } = content as Partial<Goods>;
  const excise = [tariff?.excise, ...items.map((item) => item.excise)].flat();
  return [`duty.${tariff?.duty}`, ...excise.map((id) => `excise.${id}`)].flatMap((name) =>
    /^0?%?$/.test(facts[name] ?? '') ? [] : [[name, facts[name]] as const],
  );
}

/** Facts that a page tends to repeat as text. */
function easilyRepeated({ page, content }: ContentFile, facts: Facts): Repeated[] {
  if (page === null) return [];
  const count = facts['origins.count'] ?? '';
  return [
    ...ofRoute(page, facts),
    ['weight.divisor', facts['weight.divisor']],
    ['origins.count', `${count} countries`],
    ['origins.count', `${count} origins`],
    ['customs.vat', facts['customs.vat']],
    ...ofGoods(page, content, facts),
  ];
}

/** A figure on its own, not as part of a longer one. */
const alone = (written: string) =>
  new RegExp(`(?<![\\w.,-])${written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w|[.,]\\d)`, 'i');

/** Facts written out on a page, where they would not follow a change. */
export function writtenOutFacts(files: readonly ContentFile[], facts: Facts): Problem[] {
  return files.flatMap((contentFile) => {
    const patterns = easilyRepeated(contentFile, facts).flatMap(([name, written]) =>
      written ? [{ name, written, pattern: alone(written) }] : [],
    );
    return textsIn(contentFile.content)
      .filter(({ field }) => field[0] !== 'times')
      .flatMap(({ text, field }) => {
        const repeated = patterns.find(({ pattern }) => pattern.test(text));
        if (!repeated) return [];
        const found = `writes out "${repeated.written}", which would stay when the fact changes`;
        const fix = `write {${repeated.name}} in its place`;
        return [{ file: contentFile.file, field, found, fix }];
      });
  });
}
