import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { Accordion } from './accordion';

setSite(siteOf(english));

const questions = [
  { id: 'how-long', question: 'How long does it take?', answer: [{ paragraph: 'A week.' }] },
  { id: 'how-much', question: 'How much is it?', answer: [{ paragraph: 'Not much.' }] },
];

const renderAccordion = () => render(<Accordion name="times" questions={questions} level={3} />);

test('each question is a heading', () => {
  renderAccordion();
  expect(screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent)).toEqual([
    'How long does it take?',
    'How much is it?',
  ]);
});

test('all answers are initially closed', () => {
  renderAccordion();
  expect(screen.getAllByRole('group').filter((node) => node.hasAttribute('open'))).toEqual([]);
});

test('questions of a group share a name, so browsers keep one open at a time', () => {
  renderAccordion();
  const names = screen.getAllByRole('group').map((node) => node.getAttribute('name'));
  expect(names).toEqual(['times', 'times']);
});

test('each question can be linked to', () => {
  renderAccordion();
  expect(screen.getByText('Not much.').closest('#how-much')).toBeInTheDocument();
});
