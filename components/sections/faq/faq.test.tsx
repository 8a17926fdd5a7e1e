import { render } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { Faq } from './faq';

setSite(sampleSite);

const group = (id: string, title?: string) => ({
  id,
  title,
  questions: [{ id: `${id}-1`, question: `About ${id}?`, answer: [{ paragraph: 'Yes.' }] }],
});

test('search engines can read each question with its answer', () => {
  const { container } = render(<Faq kind="faq" heading="Questions" groups={[group('prices')]} />);
  const item = (type: string) => container.querySelector(`[itemtype="https://schema.org/${type}"]`);
  const [page, question, answer] = ['FAQPage', 'Question', 'Answer'].map(item);
  expect(page).toContainElement(question as HTMLElement);
  expect(question).toHaveAttribute('itemprop', 'mainEntity');
  expect(question?.querySelector('[itemprop=name]')).toHaveTextContent('About prices?');
  expect(question).toContainElement(answer as HTMLElement);
  expect(answer?.querySelector('[itemprop=text]')).toHaveTextContent('Yes.');
});
