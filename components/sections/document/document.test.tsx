import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { page as privacy } from '@/content/help/privacy-policy';
import { page as terms } from '@/content/help/terms';
import { english } from '@/content/languages/english';
import { languages } from '@/content/languages/languages';
import { section as schema } from '@/content/schema/section';
import { siteOf } from '@/lib/site/site-of';
import { DocumentSection } from './document';

setSite(siteOf(english));

test.each([
  ['terms', terms],
  ['privacy policy', privacy],
])('the %s say at the top, in each other language, that they are in English only', (_, page) => {
  const section = page.sections.find((candidate) => candidate.kind === 'document');
  if (section?.kind !== 'document') throw new Error('No document');
  const { container } = render(<DocumentSection {...section} />);
  const notes = [...container.querySelectorAll('[lang]')];
  expect(notes.map((note) => note.getAttribute('lang'))).toEqual(
    languages.translations.map(({ language }) => language),
  );
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  for (const note of notes) {
    expect(note).toHaveTextContent('Kiingereza');
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(note.compareDocumentPosition(heading as Node) & following).toBe(following);
  }
});

test('says it once in each language', () => {
  const section = terms.sections.find((candidate) => candidate.kind === 'document');
  if (section?.kind !== 'document') throw new Error('No document');
  const notes = section.inOtherLanguages ?? [];
  const twice = { ...section, inOtherLanguages: [...notes, ...notes] };
  expect(schema.safeParse(section).success).toBe(true);
  expect(schema.safeParse(twice).error?.issues.map(({ message }) => message)).toEqual([
    'write one for each language',
  ]);
});
