import type { HelpSearch } from '@/content/schema/help-search';

export type SearchInputProps = {
  words: HelpSearch;
  /** Contact link for questions without an answer. */
  askHref: string;
};

export type HelpSearchProps = SearchInputProps & {
  /** Path of the FAQ, where the form leads if the script does not load. */
  action: string;
};
