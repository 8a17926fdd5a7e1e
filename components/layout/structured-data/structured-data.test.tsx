import { render } from '@testing-library/react';
import { StructuredData } from './structured-data';

const name = 'A </script> & more';

function jsonOf(container: HTMLElement) {
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

test('escapes text that would close the script element', () => {
  const { container } = render(<StructuredData items={[{ '@type': 'Article', name }]} />);
  expect(jsonOf(container)).not.toContain('<');
});
