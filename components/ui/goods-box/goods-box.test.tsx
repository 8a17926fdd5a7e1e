import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { languages } from '@/content/languages/languages';
import { href } from '@/lib/links/target';
import { sitesOf } from '@/lib/site/sites';
import { FOUND_GOODS, GoodsBox } from './goods-box';

test.each(sitesOf(languages).map((site) => [site.languageName, site] as const))(
  'leads to the index of goods with what was typed, in %s',
  (_, site) => {
    setSite(site);
    render(<GoodsBox />);
    const box = screen.getByRole('searchbox', { name: site.goodsPage.search.label });
    const form = screen.getByRole('search');
    expect(new FormData(form as HTMLFormElement).has('q')).toBe(true);
    expect(form).toContainElement(box);
    expect(form).toHaveAttribute('action', `${href(site, 'goods')}#${FOUND_GOODS}`);
    // `get` is the default.
    expect(form).not.toHaveAttribute('method');
  },
);
