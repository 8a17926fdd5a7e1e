import { render, screen, within } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { AddressForm } from './address-form';

const site = sampleSite;

const office = {
  city: 'California',
  country: 'United States',
  role: 'Receives parcels',
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
};

function show(address: string) {
  const offices = [{ ...office, address: [address] }];
  setSite({ ...site, company: { ...site.company, offices } });
  render(
    <AddressForm
      section={{
        kind: 'address-form',
        heading: 'At the checkout',
        office: 'California',
        caption: 'Delivery address',
        customer: 'Asha Mushi',
        code: 'NT-0000',
        fields: [
          { label: 'Country', shows: 'country' },
          { label: 'Full name', shows: 'customer', note: 'Your code comes after it.' },
          { label: 'Street', shows: 'street' },
          { label: 'Unit', shows: 'code' },
          { label: 'ZIP code', shows: 'postcode' },
        ],
      }}
    />,
  );
}

test('each field has its value: the name with the code, the address of the office', () => {
  show('12 Harbor Road');
  const form = screen.getByRole('figure');
  expect(within(form).getByText('Delivery address')).toBeInTheDocument();
  const values = within(form).getAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual([
    'United States',
    'Asha Mushi NT-0000',
    '12 Harbor Road',
    'NT-0000',
    '90802',
  ]);
});

test('the notes name their field', () => {
  show('12 Harbor Road');
  expect(screen.getByRole('listitem')).toHaveTextContent('Full name. Your code comes after it.');
});

test('an address that is a placeholder is marked as one, a real address is not', () => {
  show('Placeholder Way');
  expect(screen.getByText(site.words.placeholder.offices)).toBeInTheDocument();
  document.body.replaceChildren();
  show('12 Harbor Road');
  expect(screen.queryByText(site.words.placeholder.offices)).not.toBeInTheDocument();
});
