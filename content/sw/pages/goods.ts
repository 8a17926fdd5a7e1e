import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'bidhaa',
  english: '86a4d4d58696',
  name: 'Bidhaa',
  meta: {
    title: 'Naweza kusafirisha nini kuja Tanzania, kwa bei gani?',
    description:
      'Bidhaa kuanzia simu hadi magari: zinaruhusiwa kwa ndege au meli, hati zipi zinahitajika, na gharama yote kwa shilingi, pamoja na ushuru na VAT.',
    keywords: [
      'bidhaa zinazoruhusiwa kuingia Tanzania',
      'ushuru wa forodha Tanzania',
      'bidhaa zilizokatazwa Tanzania',
      'gharama ya kuagiza bidhaa nje ya nchi',
    ],
  },
  sections: [
    {
      heading: 'Inaruhusiwa? Itagharimu kiasi gani?',
      lead: 'Tafuta unachotaka kununua. Kila ukurasa unasema kama kinaruhusiwa kwa ndege au meli, kinahitaji hati zipi, na jumla kwa shilingi pamoja na ushuru, kodi ya ongezeko la thamani (VAT) na kukufikishia.',
    },
    { heading: 'Kipi kwa ndege, kipi kwa meli?' },
    {
      heading: 'Bidhaa zote',
      groups: {
        air: {
          title: 'Kwa ndege',
          text: 'Kwa kawaida vitu vyako mwenyewe havihitaji kibali: ankara yenye bei halisi na orodha ya vilivyomo vinatosha. Bidhaa za kuuza zinaweza kuhitaji cheti.',
        },
        papers: {
          title: 'Kwa ndege, kwa hati maalum',
          text: 'Kwa kawaida mamlaka fulani inatakiwa kuziidhinisha au kutoa cheti. Ukurasa unasema ni mamlaka ipi, na nini kinahitajika.',
        },
        sea: {
          title: 'Kwa meli tu',
          text: 'Nzito mno, kubwa mno, au si salama kwenye kifurushi cha kawaida cha ndege.',
        },
        never: {
          title: 'Hatubebi',
          text: [
            'Sheria inazikataza, au hakuna msafirishaji anayezibeba. Kila ukurasa unasema ufanye nini badala yake. Ona pia ',
            { text: 'orodha kamili ya tusivyobeba', page: 'help/prohibited-items' },
            '.',
          ],
        },
      },
    },
    {
      heading: 'Huoni unachotafuta?',
      text: 'Tutumie kiungo cha ukurasa wa duka au picha ya lebo. Tutakuambia kama inaruhusiwa, na kwa njia gani.',
      actions: [{ label: 'Uliza kwa WhatsApp' }, { label: 'Omba bei' }],
    },
  ],
};
