import type { HelpSearch } from '@/content/schema/help-search';

export type SearchInputProps = {
  words: HelpSearch;
  /** Where a person answers. */
  askHref: string;
};

export type HelpSearchProps = SearchInputProps & {
  /** Where a question goes when the script does not come: the path of the list of questions. */
  action: string;
};
