import { render, screen, within } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { AddressForm } from './address-form';

const site = sampleSite;

const office = {
  city: 'California',
  country: 'Marekani',
  countryCode: 'US',
  role: 'Receives parcels',
  scene: 'usa' as const,
  address: ['12 Harbor Road'],
  parcels: {
    street: '12 Harbor Road',
    town: 'Long Beach',
    region: 'California',
    postcode: '90802',
    phone: '+1 562 555 0100',
  },
  coordinates: [-118.19, 33.77] as [number, number],
  timeZone: 'America/Los_Angeles',
  clock: 'ten hours behind',
};

function show(address: string) {
  const offices = [{ ...office, address: [address] }];
  setSite({ ...site, company: { ...site.company, offices } });
  render(
    <AddressForm
      kind="address-form"
      heading="At the checkout"
      office="California"
      caption="Delivery address"
      columns={['Field', 'What to write']}
      customer="Asha Mushi"
      code="NT-0000"
      fields={[
        { label: 'Country', shows: 'country' },
        { label: 'Full name', shows: 'customer', note: 'Your code comes after it.' },
        { label: 'Street', shows: 'street' },
      ]}
    />,
  );
}

test('each field has its value as a shop abroad reads it, followed by what matters about it', () => {
  show('12 Harbor Road');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'CountryUnited States',
    'Full nameAsha Mushi NT-0000Your code comes after it.',
    'Street12 Harbor Road',
  ]);
});

test('an address that is a placeholder is marked as one, a real address is not', () => {
  show('Placeholder Way');
  expect(screen.getByText(site.words.placeholder.offices)).toBeInTheDocument();
  document.body.replaceChildren();
  show('12 Harbor Road');
  expect(screen.queryByText(site.words.placeholder.offices)).not.toBeInTheDocument();
});
