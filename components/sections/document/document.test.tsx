import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { DocumentSection } from './document';

setSite(sampleSite);

const note = { language: 'sw', text: 'Ukurasa huu upo kwa Kiingereza tu.' };
const part = (id: string) => ({ id, heading: `Part ${id}`, blocks: [{ paragraph: 'A text.' }] });
const section = {
  kind: 'document' as const,
  parts: [part('first'), part('second')],
  inOtherLanguages: [note],
};

test('says before its first heading, in another language, that it is in English only', () => {
  render(<DocumentSection {...section} />);
  const shown = screen.getByText(note.text);
  expect(shown.closest('[lang]')).toHaveAttribute('lang', note.language);
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(shown.compareDocumentPosition(heading as Node) & following).toBe(following);
});
