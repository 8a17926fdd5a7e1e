import type { Page } from '../schema/page';
import type { TranslatedFile } from '../schema/translation';

export const notFound: TranslatedFile<Page> = {
  english: '208dd9511601',
  name: 'Ukurasa haupo',
  meta: {
    title: 'Ukurasa haupatikani (404) | Nectarine',
    description:
      'Hakuna ukurasa kwenye anwani hii. Rudi mwanzo, wasiliana nasi au jaribu moja ya kurasa zinazotafutwa zaidi.',
    keywords: ['ukurasa haupatikani', '404', 'Nectarine'],
  },
  sections: [
    {
      code: '404',
      heading: 'Ukurasa haupo',
      text: 'Huenda anwani imeandikwa vibaya, au ukurasa umehamishwa. Mzigo wako hauhusiki.',
      actions: [{ label: 'Rudi mwanzo' }, { label: 'Wasiliana nasi' }],
      suggestionsHeading: 'Huenda unatafuta',
      suggestions: [
        { label: 'Nunua mtandaoni' },
        { label: 'Fuatilia mzigo' },
        { label: 'Omba bei' },
        { label: 'Maswali ya mara kwa mara' },
        { label: 'Wasiliana nasi' },
        { label: 'Nectarine ni nini' },
      ],
    },
  ],
};
