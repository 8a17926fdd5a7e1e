import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { localeOf } from '@/lib/format/locales';
import { buildMetadata, metadataOf } from './metadata';

const url = 'https://nectarine.example';

test('a page names its language where it is not the one that Open Graph assumes', () => {
  const other = { ...site, locale: localeOf('sw') };
  const [own, theirs] = [site, other].map((of) => metadataOf(of, of.pageById('contact')).openGraph);
  expect(own).not.toHaveProperty('locale');
  expect(theirs).toHaveProperty('locale', 'sw_TZ');
});

test('a shared link shows the address and the title without the site name', () => {
  const meta = { title: 'Questions | Sample', description: '', keywords: [] };
  expect(buildMetadata(site, { meta, canonical: '/help/faq' }).openGraph).toMatchObject({
    title: 'Questions',
    url: `${url}/help/faq`,
    type: 'website',
  });
});

test('an article has its dates and leads to the feed', () => {
  const [post] = site.posts;
  const { openGraph, alternates } = post ? metadataOf(site, post) : {};
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-02-02',
    modifiedTime: '2026-01-31',
  });
  expect(alternates?.types).toEqual({ 'application/atom+xml': `${url}/feed.xml` });
});
