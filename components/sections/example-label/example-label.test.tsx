import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { Awards } from '@/components/sections/awards/awards';
import { Openings } from '@/components/sections/openings/openings';
import { PressItems } from '@/components/sections/press-items/press-items';
import { Testimonials } from '@/components/sections/testimonials/testimonials';
import { words } from '@/content/interface';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';

setSite(siteOf(english));

const frame = { heading: 'Voices', empty: 'Nothing yet.' };
const testimonial = {
  quote: 'It came in a week, dry and whole.',
  author: 'A',
  rating: 5,
  initial: 'A',
};
const press = {
  title: 'News',
  source: 'A paper',
  date: '2026-01-31',
  description: 'What happened.',
};
const award = { title: 'A prize', year: 2026 };
const opening = {
  title: 'A post',
  place: 'Here',
  contract: 'Full time',
  description: 'What you do.',
  action: { label: 'Write to us', channel: 'email' },
} as const;

/** Each section that can have examples, with one example and one fact. */
const sections = {
  testimonials: (
    <Testimonials
      kind="testimonials"
      heading={frame.heading}
      items={[testimonial, { ...testimonial, author: 'B', example: true }]}
    />
  ),
  press: (
    <PressItems
      kind="press-items"
      {...frame}
      items={[press, { ...press, title: 'More', example: true }]}
    />
  ),
  awards: (
    <Awards
      kind="awards"
      {...frame}
      items={[award, { ...award, title: 'Another', example: true }]}
    />
  ),
  openings: (
    <Openings
      kind="openings"
      {...frame}
      items={[opening, { ...opening, title: 'More', example: true }]}
    />
  ),
};

test.each(Object.entries(sections))('%s: examples have a label, facts do not', (_, section) => {
  render(section);
  expect(screen.getAllByText(words.example)).toHaveLength(1);
});
