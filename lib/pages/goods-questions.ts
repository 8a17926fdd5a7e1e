import type { Goods } from '@/content/schema/goods';
import type { SectionOf } from '@/content/schema/section';

/** The questions of a kind of goods as a section, under this heading. */
export const goodsQuestions = ({ questions }: Goods, heading = ''): SectionOf<'faq'> => ({
  kind: 'faq',
  id: 'questions',
  heading,
  background: 'linen',
  groups: [
    {
      id: 'about-the-goods',
      questions: questions.map(({ question, answer }, i) => ({
        id: `question-${i + 1}`,
        question,
        answer: [{ paragraph: answer }],
      })),
    },
  ],
});
