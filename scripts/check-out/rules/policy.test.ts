/** @jest-environment node */
import { healthyTexts } from '../fixtures/healthy-site';
import { type FaultCase, found, h1, planted, without } from '../fixtures/planted-site';

test.each<FaultCase>([
  [
    'a policy behind other metadata',
    planted('/contact.html', /(<meta http-equiv.*?\/>)(<meta name="viewport".*?\/>)/, '$2$1'),
    ['/contact › policy first'],
  ],
  [
    'a script that the policy does not know',
    planted('/contact.html', h1, `${h1}<script>alert(1)</script>`),
    ['/contact › policy for scripts', '/contact › one loader'],
  ],
  [
    'styles that have changed since their hash was taken',
    planted('/contact.html', 'p{color:#000}', 'p{color:red}'),
    ['/contact › policy for styles'],
  ],
  [
    'a policy that allows inline handlers',
    planted('/contact.html', "default-src 'none'", "default-src 'none' 'unsafe-inline'"),
    ['/contact › strict policy'],
  ],
  [
    'a policy that forbids the way back from the form service',
    planted('/contact.html', /(form-action https:\/\/forms\.example)[^"]*/, '$1'),
    ['/contact › way back'],
  ],
  [
    'a page that prefetches nothing',
    planted('/contact.html', /<script type="speculationrules">.*?<\/script>/, ''),
    ['/contact › policy for scripts', '/contact › prefetching'],
  ],
  [
    'a payload of client navigation',
    { ...healthyTexts, '/contact.txt': '1:{}' },
    ['/contact.txt › no navigation data'],
  ],
  [
    'a source map',
    planted('/_next/static/islands/c.js', 'done()', 'done()//# sourceMappingURL=c.js.map'),
    ['/_next/static/islands/c.js › no source maps'],
  ],
  [
    'a script before a touch',
    planted('/contact.html', h1, `${h1}<script src="/_next/static/islands/c.js"></script>`),
    ['/contact › no script before a touch'],
  ],
  [
    'another loader',
    planted('/contact.html', 'boot(document', 'start(document'),
    ['/contact › policy for scripts', '/contact › one loader'],
  ],
  [
    'a loader that asks for what is not there',
    without('/_next/static/islands/c.js'),
    ['/', '/contact', '/long-way', '/ways/long', '/404'].map(
      (path) => `${path} › what the loader fetches`,
    ),
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});
