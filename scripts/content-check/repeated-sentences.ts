import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { FieldPath, Problem } from '@nectarine/edit-mode/content/problem';
import type { Goods } from '@/content/schema/goods';

type Text = { text: string; field: FieldPath };

/** Every text of a kind of goods that visitors read as prose. */
function proseOf({ lead, verdict, papers, packing, ...goods }: Goods): Text[] {
  const list = (name: string, texts: readonly string[] = []) =>
    texts.map((text, i) => ({ text, field: [name, i] }));
  return [
    { text: lead, field: ['lead'] },
    { text: verdict.air.reason, field: ['verdict', 'air', 'reason'] },
    { text: verdict.sea.reason, field: ['verdict', 'sea', 'reason'] },
    ...papers.map(({ text }, i) => ({ text, field: ['papers', i, 'text'] })),
    ...list('packing', packing),
    ...list('instead', goods.instead),
    { text: goods.tariff.note, field: ['tariff', 'note'] },
    ...list('goesWrong', goods.goesWrong),
    ...goods.questions.flatMap(({ question, answer }, i) => [
      { text: question, field: ['questions', i, 'question'] },
      { text: answer, field: ['questions', i, 'answer'] },
    ]),
  ];
}

/** Shorter sentences may be repeated: "Yes" opens many answers. */
const FEWEST_WORDS = 4;

/** Sentences that two kinds of goods share, or that one repeats. The files must be valid. */
export function repeatedSentences(files: readonly ContentFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files
    .filter(({ file }) => file.startsWith('content/goods/'))
    .flatMap(({ file, content }) =>
      proseOf(content as Goods).flatMap(({ text, field }) =>
        text.split(/(?<=[.?!])\s+/).flatMap((sentence) => {
          const key = sentence.toLowerCase().replace(/[^a-z0-9 ]/g, '');
          if (key.split(' ').length < FEWEST_WORDS) return [];
          const other = seen.get(key);
          seen.set(key, file);
          if (other === undefined) return [];
          const found = `"${sentence}" is also in ${other}`;
          return { file, field, found, fix: 'reword it' };
        }),
      ),
    );
}
