/** @jest-environment node */
import { sampleContent } from '@/lib/fixtures/sample-site';
import { isPlaceholder } from './company';

const { company } = sampleContent;
const invented = {
  ...company,
  phone: '+255 000 000 000',
  legal: { ...company.legal, registration: '000000000' },
  offices: company.offices.map((office) => ({ ...office, address: ['Placeholder House'] })),
};

test.each(['phone', 'emails', 'legal', 'offices'] as const)('recognizes an invented %s', (fact) => {
  expect(isPlaceholder(invented, fact)).toBe(true);
});

test('recognizes real values', () => {
  const real = {
    ...company,
    phone: '+255 22 200 0001',
    emails: { info: 'info@nectarine.test', support: 'help@nectarine.test' },
    offices: company.offices
      .slice(0, 1)
      .map((office) => ({ ...office, address: ['1000 Sokoine Drive'] })),
  };
  const facts = ['phone', 'emails', 'offices'] as const;
  expect(facts.filter((fact) => isPlaceholder(real, fact))).toEqual([]);
});
