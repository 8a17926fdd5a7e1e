import type { HelpSearch } from '@/content/schema/help-search';

export type SearchInputProps = {
  words: HelpSearch;
  /** Path of the answers. */
  list: string;
  /** Contact link for questions without an answer. */
  askHref: string;
};

export type HelpSearchProps = SearchInputProps & {
  /** Path of the FAQ, where the form leads if the script does not load. */
  action: string;
};
