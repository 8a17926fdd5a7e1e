import { render } from '@testing-library/react';
import { StructuredData } from './structured-data';

const name = 'A </script> & more';

function jsonOf(container: HTMLElement) {
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

test('renders valid JSON', () => {
  const { container } = render(<StructuredData items={[{ '@type': 'Article', name }]} />);
  expect(JSON.parse(jsonOf(container))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Article', name }],
  });
});

test('escapes text that would close the script element', () => {
  const { container } = render(<StructuredData items={[{ '@type': 'Article', name }]} />);
  expect(jsonOf(container)).not.toContain('<');
});

test('renders no script without data', () => {
  const { container } = render(<StructuredData items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
