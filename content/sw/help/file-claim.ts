import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/wasilisha-dai',
  english: '9301623bcd36',
  name: 'Wasilisha dai',
  meta: {
    title: 'Wasilisha dai la bima mtandaoni | Nectarine',
    description:
      'Dai fidia ya uharibifu ndani ya {claims.deadline} tangu kupokea, ya mzigo uliopotea ndani ya {claims.deadline} tangu tukujulishe. Madai mengi hukaguliwa kwa {claims.review}.',
    keywords: [
      'kuwasilisha dai la bima',
      'bima ya mzigo',
      'kifurushi kilichoharibika',
      'mzigo uliopotea',
    ],
  },
  listing: {
    summary:
      'Dai fidia ya uharibifu ndani ya {claims.deadline} tangu kupokea, ya upotevu ndani ya {claims.deadline} tangu tukujulishe.',
  },
  sections: [
    {
      heading: 'Wasilisha dai la bima',
      lead: 'Bidhaa zimevunjika, zimelowa au zimepungua? Dai hapa ndani ya {claims.deadline} tangu kupokea, hata kama bado unasubiri makadirio ya matengenezo au ankara. Unaweza kuvituma baadaye.',
      actions: [{ label: 'Anza dai' }, { label: 'Bima hulipa nini' }],
    },
    {
      heading: 'Nini cha kuandika kwenye dai lako',
      blocks: [
        {
          paragraph:
            'Anayesoma dai lako hajakiona kifurushi. Kwenye "Nini kilitokea", tuambie mambo manne, kwa mpangilio huu:',
        },
        {
          numbered: [
            'Bidhaa: chapa, modeli na idadi.',
            'Thamani yake, kwa sarafu uliyolipia.',
            'Hasara: nini kimevunjika au kukosekana, na kama bidhaa bado inafanya kazi.',
            'Boksi: je, lilikuwa wazi, limebonyea au limelowa ulipolipokea, na uliandika hivyo kwenye hati ya kupokea?',
          ],
        },
        {
          paragraph: [
            'Unaweza kuambatisha faili moja, kwa hiyo weka picha na ankara kwenye PDF moja kama unaweza. Vingine vyote vitume kwa ',
            { text: 'barua pepe yetu ya msaada', channel: 'support' },
            ', ukiweka namba ya ufuatiliaji kama kichwa. Kwa orodha kamili, ona ',
            {
              text: 'nyaraka zinazohitajika',
              page: 'help/insurance-claims',
              fragment: 'required-documents',
            },
            '.',
          ],
        },
        {
          note: 'Tunza bidhaa, boksi na vifungashio vyote hadi dai lifungwe. Tunaweza kuomba kuviona.',
        },
      ],
    },
    {
      heading: 'Dai lako',
      intro:
        'Anza "Nini kilitokea" kwa neno "Claim" (dai), ili dai liende moja kwa moja kwenye dawati letu la madai.',
    },
    {
      heading: 'Utapata jibu lini',
      table: {
        caption: 'Hatua za dai, tangu kupokea bidhaa hadi uamuzi',
        columns: ['Hatua', 'Muda'],
        rows: [
          [
            'Unawasilisha dai',
            'Ndani ya {claims.deadline} tangu kupokea, au tangu ujumbe wetu kwamba mzigo umepotea',
          ],
          [
            'Timu ya msaada inalisoma na kuomba kinachokosekana',
            'Ndani ya {support.review} katika siku za kazi',
          ],
          ['Ukaguzi wa dai la kawaida', '{claims.review}'],
          ['Ukaguzi wa dai gumu', 'Hadi {claims.complex}'],
        ],
      },
      note: [
        'Dai huwa gumu pale msafirishaji au mhusika mwingine wa nje ya nchi anapolazimika kujibu kwanza. Tukizidi muda ulio kwenye jedwali, ',
        { text: 'wasiliana nasi', page: 'contact' },
        '.',
      ],
    },
  ],
};
