/** @jest-environment node */
import { bestForm } from './encoding';

const all = () => true;

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['brotli, x-gzip', undefined],
  ['', undefined],
])('whoever accepts "%s" gets %s', (accepted, encoding) => {
  expect(bestForm('a.html', accepted, all).encoding).toBe(encoding);
});

test('a form that does not lie ready is not sent', () => {
  const onlyGzip = (file: string) => file === 'a.html.gz';
  expect(bestForm('a.html', 'br, gzip', onlyGzip)).toMatchObject({ file: 'a.html.gz' });
  expect(bestForm('b.png', 'br, gzip', onlyGzip)).toMatchObject({ file: 'b.png' });
});

test('an answer varies where the file lies ready in more than one form', () => {
  const onlyGzip = (file: string) => file === 'a.html.gz';
  expect(bestForm('a.html', '', onlyGzip).varies).toBe(true);
  expect(bestForm('b.png', 'br', onlyGzip).varies).toBe(false);
});
