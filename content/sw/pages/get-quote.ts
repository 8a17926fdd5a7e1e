import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'omba-bei',
  english: '77006430824e',
  name: 'Omba bei',
  meta: {
    title: 'Omba bei ya kusafirisha mzigo kwa sekunde 60 | Nectarine',
    description:
      'Omba bei ya kusafirisha mzigo hadi Tanzania kwa sekunde 60: nini, kutoka wapi, ukubwa gani. Bure, hulazimiki. Unapata bei kwa barua pepe.',
    keywords: ['bei ya kusafirisha mzigo', 'gharama za mizigo Tanzania', 'bei ya mzigo kwa kilo'],
  },
  sections: [
    {
      heading: 'Omba bei ya kusafirisha mzigo',
      lead: 'Fomu inachukua takriban sekunde 60. Kisha mmoja wetu anakokotoa bei saa za kazi na kukutumia kwa barua pepe. Ni bure, inaonyesha kila sehemu ya gharama na kisichojumuishwa, na hulazimiki kusafirisha nasi.',
      actions: [{ label: 'Omba bei' }],
    },
    {
      heading: 'Tuambie kuhusu mzigo wako',
      intro:
        'Pima boksi lililofungwa, si kitu kilichomo. Kama bado hujui uzito, kadiria na useme hivyo kwenye maelezo.',
    },
    {
      heading: 'Kwa nini uombe bei',
      items: [
        {
          title: 'Jua gharama kabla ya kununua',
          text: 'Usafiri na ushuru vinaweza kufanya kitu cha bei nafuu kiwe ghali. Uliza kwanza, ongeza ushuru, kisha linganisha jumla na bei za maduka ya hapa nchini.',
        },
        {
          title: 'Linganisha ndege na meli',
          text: 'Chagua Usafirishaji kwa ndege na Usafirishaji kwa meli kwenye fomu, nasi tutakutumia bei zote mbili.',
        },
        {
          title: 'Na ushuru, au bila ushuru',
          text: 'Kwa kawaida bei haina ushuru, na mpokeaji ndiye analipa. Ili ushuru ujumuishwe, andika DDP (Delivered Duty Paid) kwenye maelezo mengine.',
        },
        {
          title: 'Inakaguliwa na mtu',
          text: 'Mfanyakazi wetu anasoma maelezo yako na kuuliza kuhusu betri au vibali kabla havijachelewesha mzigo wako.',
        },
      ],
    },
    {
      heading: 'Uko tayari kusafirisha?',
      text: 'Uwe na uzito, vipimo na tarehe ya kusafirisha, na ujue mzigo uko wapi na unakwenda wapi. Kama mzigo wako si wa kawaida, zungumza nasi kwanza.',
      actions: [{ label: 'Omba bei' }, { label: 'Wasiliana na msaada' }],
    },
  ],
};
