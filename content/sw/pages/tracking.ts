import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'fuatilia-mzigo',
  english: '996f882424a0',
  name: 'Fuatilia mzigo',
  meta: {
    title: 'Fuatilia mzigo wako unaokuja Tanzania | Nectarine',
    description:
      'Andika namba yako ya ufuatiliaji, kama {tracking.example}, uulize mzigo wako uko wapi. Pata namba iliyopotea, na ujue maana ya kila hatua.',
    keywords: [
      'kufuatilia mzigo Tanzania',
      'kufuatilia kifurushi',
      'namba ya ufuatiliaji Nectarine',
    ],
  },
  sections: [
    {
      heading: 'Mzigo wangu uko wapi?',
      lead: 'Tutumie namba ya ufuatiliaji uliyopata ulipoweka nafasi, saa yoyote. Tunaiangalia saa za kazi na kukujibu kwa simu au barua pepe, kwa mawasiliano uliyoweka wakati huo.',
    },
    {
      heading: 'Fuatilia kwa namba',
      intro: 'Inaanza na NL, ina tarakimu kumi na inaishia na TZ, kama {tracking.example}.',
    },
    {
      heading: 'Huoni namba yako ya ufuatiliaji?',
      text: 'Iko kwenye barua pepe ya uthibitisho wa nafasi, kwenye ankara yako na, kama una akaunti ya mteja, kwenye oda zako ndani yake. Kama kifurushi kilitumwa na mtu aliye nje ya nchi, muulize yeye: namba huenda kwa aliyeweka nafasi. Bado huipati? Tuambie jina lililotumika kuweka nafasi na tarehe ya kuweka nafasi.',
      actions: [{ label: 'Wasiliana na msaada' }, { label: 'Tuandikie WhatsApp' }],
    },
    {
      heading: 'Taarifa mpya za mzigo wako',
      prompt: 'Andika namba ya ufuatiliaji hapo juu ili kupata taarifa mpya za mzigo wako.',
    },
    {
      heading: 'Maana ya kila hatua',
      intro: 'Nukta iliyojazwa rangi ina maana kuna jambo unalotakiwa kufanya.',
      note: [
        'Hatua mpya inaweza kuchukua {tracking.update} kuonekana. Kama mzigo wako unaonekana kuchelewa, au umezuiliwa au umeharibika, soma ',
        { text: 'matatizo ya mzigo', page: 'help/shipment-problems' },
        '.',
      ],
    },
  ],
};
