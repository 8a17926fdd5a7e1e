import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { DrawnParcel } from './drawn-parcel';

const parcel = {
  name: 'A box',
  sides: { length: '60', width: '50', height: '40' },
  volumetric: '24.00',
  actual: '18.50',
  charged: '24.00',
};
const words = {
  size: '{length} × {width} × {height}',
  kilograms: '{weight} kg',
  charged: 'charged',
  volumetric: 'By size',
  actual: 'On the scale',
};

test('weights are written as in the language of the site', () => {
  const site = sampleSite;
  setSite({ ...site, locale: { ...site.locale, tag: 'fr-FR' } });
  render(<DrawnParcel parcel={parcel} beside={[parcel]} words={words} />);
  expect(screen.getByText('18,50 kg')).toBeInTheDocument();
});
