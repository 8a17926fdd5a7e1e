import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/gharama-ya-jumla',
  english: '1068cd8d5393',
  name: 'Gharama yote pamoja na ushuru na VAT',
  meta: {
    title: 'Kikokotoo cha ushuru na VAT Tanzania | Nectarine',
    description:
      'Itagharimu kiasi gani kwa jumla? Jumlisha bei, usafiri, ushuru wa forodha, tozo na VAT ya mzigo wa Tanzania, kwa shilingi, na chanzo cha kila kiwango.',
    keywords: [
      'kikokotoo cha ushuru wa forodha Tanzania',
      'ushuru wa kuagiza bidhaa',
      'VAT ya bidhaa kutoka nje',
      'gharama ya jumla ya kuagiza mzigo',
    ],
  },
  listing: { summary: 'Jumlisha bei, usafiri, ushuru na VAT, na uone jumla kwa shilingi.' },
  sections: [
    {
      heading: 'Itagharimu kiasi gani kwa jumla?',
      lead: 'Bei, usafiri, ushuru, kodi ya ongezeko la thamani (VAT) na kukufikishia, vyote vimejumlishwa kwa shilingi kabla hujanunua.',
      actions: [{ label: 'Ona mifano' }, { label: 'Bidhaa zote' }],
    },
    {
      heading: 'Kokotoa jumla yako',
      intro:
        'Chagua unachosafirisha, kisha andika kilicho kwenye ankara na vipimo vya boksi lililofungwa. Hesabu hufanyika kwenye kifaa chako, na hakuna kinachotumwa.',
    },
    {
      heading: 'Mifano ya hesabu',
      intro:
        'Jumla ya vitu ambavyo watu huagiza mara nyingi, kwa ndege hadi mlangoni Dar es Salaam, kwa viwango vilevile vya kikokotoo.',
      note: [
        'Kukokotoa mwenyewe, chukua bei na uongeze {customs.assumed-insurance}, ambayo forodha huhesabu kama bima ikiwa hukukata: hiyo ndiyo thamani ya forodha kwa ndege. Ushuru wa forodha na tozo ya reli ni asilimia ya thamani hiyo. Ushuru wa bidhaa, kama upo, hutozwa kwenye thamani pamoja na ushuru wa forodha. Ada ya uchakataji ya forodha hutozwa kwenye bei peke yake. VAT hutozwa kwenye thamani ya forodha pamoja na tozo hizi zote. Usafiri na kukufikishia huongezwa juu yake. Kwa meli, usafiri huongezwa kabla ya {customs.assumed-insurance} hiyo, na bandari hutoza tozo ya gati pamoja na VAT yake. ',
        {
          text: 'Kikokotoo chetu cha usafiri',
          page: 'help/shipping-tools',
          fragment: 'calculator',
        },
        ' kinakupa bei ya usafiri peke yake.',
      ],
    },
    {
      heading: 'Kila kiwango na chanzo chake',
      intro:
        'Viwango vipya kwa kawaida huanza {07-01}. Kwenye majedwali, "Kwa kawaida" maana yake vyanzo vinatofautiana, au forodha huamua kila mzigo peke yake. Palipoandikwa "Hakikisha na TRA" (Mamlaka ya Mapato Tanzania), tulipata chanzo kimoja tu au hatujaona sheria mpya zaidi. "EAC" ni Jumuiya ya Afrika Mashariki, na "(nakala)" ni hati tuliyoisoma kwenye nakala ya wazi. Jedwali la mwisho linataja misamaha.',
    },
    {
      heading: 'Unataka bei kwa maandishi?',
      text: 'Tutumie ankara au ukurasa wa duka. Tutakupa bei ya usafiri na ada zetu, na kukuambia namba ya HS tutakayoitumia kwenye tamko. Hata hivyo, TRA ndiyo yenye uamuzi wa mwisho kuhusu ushuru.',
      actions: [{ label: 'Omba bei' }, { label: 'Uliza kwa WhatsApp' }],
    },
  ],
};
