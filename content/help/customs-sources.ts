import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Customs Rates and Sources',
  updated: '2026-11-23',
  meta: {
    title: 'Customs rates in Tanzania and their sources | Nectarine',
    description:
      'This page lists every rate our total cost tool uses: import duty, excise, levies and VAT in Tanzania, with the law and the day we checked it.',
    keywords: ['Tanzania customs rates', 'import duty rates Tanzania', 'railway levy Tanzania'],
  },
  listing: {
    order: 85,
    summary: 'See duty, excise, levies and VAT, each with the law and the document behind it.',
    icon: 'document',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'customs-sources' },
      heading: 'Customs rates and their sources',
      lead: 'You can check every rate that Tanzania charges on imports. Next to each one, we name the law and the document we read.',
      actions: [{ label: 'Work out a total', page: 'help/landed-cost' }],
    },
    {
      kind: 'table',
      shows: { from: 'customs-rates' },
      id: 'rates',
      heading: 'Every rate and its source',
      intro:
        'We checked all of them on {2026-11-22} or later. New rates normally start on {07-01}. In the tables, "Usually" means that sources disagree, or that customs decides case by case. Where it says "Check with TRA" (the Tanzania Revenue Authority), we found only one source or haven\'t seen the newest law. "EAC" is the East African Community, and "(copy)" marks a document that we read as a public copy. The last table shows who or what pays less.',
    },
  ],
};
