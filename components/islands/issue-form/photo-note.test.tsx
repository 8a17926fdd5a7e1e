import { render, screen } from '@testing-library/react';
import { english } from '@/lib/format/locales';
import { forms } from '@/lib/forms/fixtures/forms';
import { PhotoNote } from './photo-note';

const words = forms.issue.photo;
const note = () => screen.getByRole('status');

test('shows nothing without a photo', () => {
  render(<PhotoNote photo={undefined} words={words} locale={english} />);
  expect(note()).toBeEmptyDOMElement();
});

test('reports that a photo is being resized', () => {
  render(<PhotoNote photo="working" words={words} locale={english} />);
  expect(note()).toHaveTextContent(words.working);
});

test('shows the sizes before and after', () => {
  render(
    <PhotoNote photo={{ before: 4_200_000, after: 310_000 }} words={words} locale={english} />,
  );
  expect(note()).toHaveTextContent(/4\.\d MB .* 3\d\d kB/);
});
