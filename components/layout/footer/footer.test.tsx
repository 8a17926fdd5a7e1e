import { render, screen, within } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { destination } from '@/lib/links/links';
import { Footer } from './footer';

beforeEach(() => {
  setSite(site);
  render(<Footer versions={[]} />);
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('names the company, its first office and every way to reach it', () => {
  const { blurb, offices, phone, emails, social } = site.company;
  const footer = screen.getByRole('contentinfo');
  for (const text of [blurb, ...(offices[0]?.address ?? [])])
    expect(footer).toHaveTextContent(text);
  expect(hrefOf(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
  for (const mailbox of Object.values(emails)) expect(hrefOf(mailbox)).toBe(`mailto:${mailbox}`);
  for (const { name, url } of social) expect(hrefOf(name)).toBe(url);
});

test.each(['quickLinks', 'popularServices', 'legal'] as const)('lists its links: %s', (list) => {
  const { footer } = site.navigation;
  const links = within(screen.getByRole('navigation', { name: site.words.footer[list] }));
  expect(
    links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(footer[list].map((link) => [link.label, destination(site, link).href]));
});
