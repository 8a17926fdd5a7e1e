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
])('"%s" is served %s', (accepted, encoding) => {
  expect(bestForm('a.html', accepted, all).encoding).toBe(encoding);
});

test('does not send an encoding that does not exist', () => {
  const onlyGzip = (file: string) => file === 'a.html.gz';
  expect(bestForm('a.html', 'br, gzip', onlyGzip)).toMatchObject({ file: 'a.html.gz' });
  expect(bestForm('b.png', 'br, gzip', onlyGzip)).toMatchObject({ file: 'b.png' });
});

test('sends Vary if a file has more than one encoding', () => {
  const onlyGzip = (file: string) => file === 'a.html.gz';
  expect(bestForm('a.html', '', onlyGzip).varies).toBe(true);
  expect(bestForm('b.png', 'br', onlyGzip).varies).toBe(false);
});
