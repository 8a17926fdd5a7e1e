/** @jest-environment node */
import { site } from '@/content/site';
import { isPlaceholder } from './placeholders';

const invented = {
  ...site,
  phone: '+255 000 000 000',
  emails: { info: 'info@nectarine.example', support: 'support@nectarine.example' },
  legal: { ...site.legal, name: 'A Company Ltd', registration: '000000000', taxNumber: '1' },
  offices: site.offices.map((office) => ({ ...office, address: ['Placeholder House'] })),
};

test.each(['phone', 'emails', 'legal', 'offices'] as const)('recognizes an invented %s', (fact) => {
  expect(isPlaceholder(invented, fact)).toBe(true);
});

test('recognizes real values', () => {
  const real = {
    ...invented,
    phone: '+255 22 200 0001',
    emails: { info: 'info@nectarine.test', support: 'help@nectarine.test' },
    offices: site.offices.map(({ parcels: _, ...office }) => ({
      ...office,
      address: ['1000 Sokoine Drive'],
    })),
  };
  const facts = ['phone', 'emails', 'offices'] as const;
  expect(facts.filter((fact) => isPlaceholder(real, fact))).toEqual([]);
});
