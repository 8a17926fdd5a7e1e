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

test('recognizes a real number', () => {
  expect(isPlaceholder({ ...company, phone: '+255 22 200 0001' }, 'phone')).toBe(false);
});
