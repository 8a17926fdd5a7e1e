import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { Listing } from '@/components/sections/listing/listing';
import { Testimonials } from '@/components/sections/testimonials/testimonials';
import { sampleSite } from '@/lib/fixtures/sample-site';

setSite(sampleSite);

const frame = { heading: 'Voices', empty: 'Nothing yet.' };
const testimonial = {
  quote: 'It came in a week, dry and whole.',
  author: 'A',
  rating: 5,
};
const news = { title: 'News', terms: 'A paper', date: '2026-01-31' };

/** Each section that can have examples, with one example and one fact. */
const sections = {
  testimonials: (
    <Testimonials
      kind="testimonials"
      heading={frame.heading}
      items={[testimonial, { ...testimonial, author: 'B', example: true }]}
    />
  ),
  listing: (
    <Listing kind="listing" {...frame} items={[news, { ...news, title: 'More', example: true }]} />
  ),
};

test.each(Object.entries(sections))('%s: examples have a label, facts do not', (_, section) => {
  render(section);
  expect(screen.getAllByText(sampleSite.words.example)).toHaveLength(1);
});
