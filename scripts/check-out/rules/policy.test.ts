/** @jest-environment node */

import { type FaultCase, found, h1, withFault, without } from '../fixtures/faulty-site';
import { healthyTexts } from '../fixtures/healthy-site';

test.each<FaultCase>([
  [
    'a policy behind other metadata',
    withFault('/contact.html', /(<meta http-equiv.*?\/>)(<meta name="viewport".*?\/>)/, '$2$1'),
    ['/contact › policy first'],
  ],
  [
    'a script that the policy does not know',
    withFault('/contact.html', h1, `${h1}<script>alert(1)</script>`),
    ['/contact › policy for scripts', '/contact › one loader'],
  ],
  [
    'styles that have changed since their hash was taken',
    withFault('/contact.html', 'p{color:#000}', 'p{color:red}'),
    ['/contact › policy for styles'],
  ],
  [
    'a policy that allows inline handlers',
    withFault('/contact.html', "default-src 'none'", "default-src 'none' 'unsafe-inline'"),
    ['/contact › strict policy'],
  ],
  [
    'a policy that forbids the way back from the form service',
    withFault('/contact.html', /(form-action https:\/\/forms\.example)[^"]*/, '$1'),
    ['/contact › form redirect'],
  ],
  [
    'a page that prefetches nothing',
    withFault('/contact.html', /<script type="speculationrules">.*?<\/script>/, ''),
    ['/contact › policy for scripts', '/contact › prefetching'],
  ],
  [
    'a payload of client navigation',
    { ...healthyTexts, '/contact.txt': '1:{}' },
    ['/contact.txt › no navigation data'],
  ],
  [
    'a source map',
    withFault('/_next/static/islands/c.js', 'done()', 'done()//# sourceMappingURL=c.js.map'),
    ['/_next/static/islands/c.js › no source maps'],
  ],
  [
    'a script before a touch',
    withFault('/contact.html', h1, `${h1}<script src="/_next/static/islands/c.js"></script>`),
    ['/contact › no script before interaction'],
  ],
  [
    'another loader',
    withFault('/contact.html', 'boot(document', 'start(document'),
    ['/contact › policy for scripts', '/contact › one loader'],
  ],
  [
    'a loader that asks for what is not there',
    without('/_next/static/islands/c.js'),
    ['/', '/contact', '/long-way', '/ways/long', '/404'].map((path) => `${path} › loader files`),
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});
