import clsx from 'clsx/lite';
import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { chatNumber } from '@/lib/company/company';
import { href } from '@/lib/links/links';
import { listPath, SEARCH_LIST } from '@/lib/lists/lists';
import { LONGEST_QUESTION } from '@/lib/search/search';
import { Button } from '../button/button';
import answers from './live-search.module.scss';
import styles from './search-box.module.scss';

/** The id of the search that answers on its own page, which starts without a touch at this fragment. */
const SEARCH = 'search-box';

type SearchBoxProps = {
  /** Whether answers appear below the box; otherwise it leads to the page of all goods with them. */
  live?: boolean;
  /** What it asks for, where that is not the whole site. */
  words?: { label: string; placeholder: string } | undefined;
};

/** The search of the whole site. Without scripts it leads to the page of all goods. */
export function SearchBox({ live = false, words }: SearchBoxProps) {
  const site = currentSite();
  const { label, placeholder, button } = { ...site.search, ...words };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form sends without script, a search element does not
    <form
      className={clsx(styles.box, live && answers.live)}
      role="search"
      action={href(site, 'goods', SEARCH)}
      id={live ? SEARCH : undefined}
    >
      <label htmlFor="search">{label}</label>
      <div className={styles.line}>
        <input
          id="search"
          name="q"
          type="search"
          placeholder={placeholder}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{button}</Button>
      </div>
      {live && (
        <div className={answers.found}>
          <p role="status" />
          <ul />
        </div>
      )}
    </form>
  );
}

/** The search with its answers, which load once the box is used. */
export function LiveSearchBox({ words: box }: Pick<SearchBoxProps, 'words'>) {
  const site = currentSite();
  const { loading, found, none, ask, message, failed } = site.search;
  const props = {
    list: listPath(site, SEARCH_LIST),
    chatNumber: chatNumber(site.company),
    words: { loading, found, none, ask, message, failed },
  };
  return (
    <Behavior of="search-site" props={props}>
      <SearchBox live words={box} />
    </Behavior>
  );
}
