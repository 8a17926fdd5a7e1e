import type { HelpSearch } from './schema/help-search';

export const helpSearch: HelpSearch = {
  label: 'What are you looking for?',
  placeholder: 'For example: customs',
  button: 'Search',
  loading: 'Loading the answers...',
  found: { one: '1 answer', many: '{count} answers' },
  empty: 'No answer has these words: {question}. Try another word for it.',
  ask: 'Ask our support',
  failed: 'The answers could not be loaded. Check your connection.',
  retry: 'Try again',
  unavailable:
    'The search could not be loaded. Check your connection, then load this page again. The common topics are below.',
};
