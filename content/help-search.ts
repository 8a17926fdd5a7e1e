import type { HelpSearch } from './schema/help-search';

export const helpSearch: HelpSearch = {
  label: 'What are you looking for?',
  placeholder: 'For example: customs',
  button: 'Search',
  loading: 'Loading the answers...',
  found: { one: '1 answer', many: '{count} answers' },
  empty: 'We found no answer for {question}. Try another word.',
  ask: 'Ask our support team',
  failed: "We couldn't load the answers. Check your connection.",
  retry: 'Try again',
  unavailable:
    "We couldn't load the search. Check your connection, then reload this page. You'll find common topics below.",
};
