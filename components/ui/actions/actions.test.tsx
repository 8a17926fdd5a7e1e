import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { buttonClass } from '../button/button';
import { Actions } from './actions';

setSite(sampleSite);

const links = [
  { label: 'Get a quote', page: 'get-quote' as const },
  { label: 'Contact us', page: 'contact' as const },
];

const classes = () => screen.getAllByRole('link').map((link) => link.className);

test('the first button is solid, the second outlined', () => {
  render(<Actions links={links} background="sand" />);
  expect(classes()).toEqual([buttonClass('default'), buttonClass('outline')]);
});

test('the outline is light on a dark background', () => {
  render(<Actions links={links} background="sea" />);
  expect(classes()).toEqual([buttonClass('default'), buttonClass('hero-outline')]);
});
