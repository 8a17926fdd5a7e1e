import { render } from '@testing-library/react';
import { StructuredData } from './structured-data';

const name = 'A </script> & more';

function jsonOf(container: HTMLElement) {
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

test('what it says can be read back as JSON', () => {
  const { container } = render(<StructuredData items={[{ '@type': 'Article', name }]} />);
  expect(JSON.parse(jsonOf(container))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Article', name }],
  });
});

test('no text can end the script before its time', () => {
  const { container } = render(<StructuredData items={[{ '@type': 'Article', name }]} />);
  expect(jsonOf(container)).not.toContain('<');
});

test('a page that says nothing gets no script', () => {
  const { container } = render(<StructuredData items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
