import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/meli-na-ndege',
  english: 'e52576b01fc1',
  name: 'Meli na ndege',
  listing: {
    summary:
      'Kuanzia katoni moja hadi kontena zima, kwa ndege ndani ya {air.time} kutoka Dubai, au kwa meli ndani ya {sea.time} kutoka nchi nyingi. Tunakupa bei zote mbili; unachagua.',
    want: 'Kusafirisha paleti, mashine au kontena',
    price: 'ndege kuanzia {uk.rate} kwa kilo (Uingereza), meli ukiomba bei',
    time: '{air.time} kwa ndege kutoka Dubai, {sea.time} kwa meli kutoka nchi nyingi',
  },
  meta: {
    title: 'Bei ya mzigo kwa meli na ndege hadi Dar: kilo na CBM',
    description:
      'Kwa ndege {air.time} kutoka Dubai, kwa meli {sea.time} kutoka nchi nyingi: ndege hutozwaje kwa kilo, meli kwa CBM au kontena, na wakati meli ni nafuu zaidi.',
    keywords: [
      'kusafirisha mzigo kwa meli Tanzania',
      'kusafirisha mzigo kwa ndege Dar es Salaam',
      'bei ya kontena',
      'bei ya CBM kwa meli',
    ],
  },
  sections: [
    {
      heading: 'Mizigo ya meli na ndege hadi Tanzania',
      lead: 'Tunaleta mizigo Dar es Salaam kwa ndege ikiwa ni ya haraka na kwa meli ikiwa ni mizito. Tunaweka nafasi na kufuatilia mzigo wako hadi ufike.',
      actions: [{ label: 'Omba bei ya usafiri' }, { label: 'Ona njia zote' }],
      facts: [
        { label: 'kwa ndege kutoka Dubai' },
        { label: 'kwa meli kutoka nchi nyingi' },
        { value: 'Okoa 70%', label: 'meli, kwa mizigo mikubwa' },
      ],
    },
    {
      heading: 'Linganisha',
      table: {
        caption: 'Ndege na meli zikilinganishwa',
        columns: ['Kigezo', 'Ndege', 'Meli'],
        rows: [
          [
            'Muda',
            '{air.time} kutoka Dubai, {china.air} kutoka China, {usa.air} kutoka Marekani',
            '{sea.time} kutoka nchi nyingi, {south-korea.sea} kutoka Korea Kusini',
          ],
          ['Hutozwa kwa', 'Kilo ya uzito unaotozwa', 'Mita ya ujazo (CBM), au kontena zima'],
          [
            'Inafaa kwa',
            'Vifurushi vidogo na vya wastani, mizigo ya haraka, vifaa vya kielektroniki ghali',
            'Vitu vikubwa au vizito, mizigo mingi, unapotaka gharama ndogo',
          ],
        ],
      },
      note: [
        { text: 'Muda na bei kutoka nchi zote {origins.count}', page: 'shipping-routes' },
        '.',
      ],
    },
    { heading: 'Kipi kwa ndege, kipi kwa meli?' },
    {
      heading: 'Bei ya ndege inavyokokotolewa',
      name: 'Katoni moja',
      blocks: [
        {
          paragraph:
            'Kwa kawaida ndege huishiwa nafasi kabla haijawa nzito mno. Kwa hiyo unalipia uzito ulio mkubwa zaidi, unaoitwa uzito unaotozwa: wa kwenye mizani, au unaotokana na ukubwa wa boksi. Boksi dogo ndiyo njia rahisi zaidi ya kuokoa.',
        },
      ],
      actions: [{ label: 'Kokotoa gharama ya boksi langu' }],
    },
    {
      heading: 'Bei ya meli inajumuisha nini',
      intro: 'Kila safari ya meli ina bei yake, kwa hiyo tunaitoa ukiiomba.',
      table: {
        caption: 'Sehemu za bei ya usafiri wa meli',
        columns: ['Sehemu', 'Kontena la pamoja', 'Kontena lako mwenyewe'],
        rows: [
          [
            'Ni nini',
            [
              { abbr: 'LCL', meaning: 'less than a container load: mzigo usiojaza kontena' },
              ': huondoka kontena likijaa',
            ],
            [
              { abbr: 'FCL', meaning: 'full container load: kontena zima' },
              ': futi 20 au 40, hufungwa kiwandani',
            ],
          ],
          [
            'Safari ya bahari',
            'Kwa CBM au kwa kilo 1,000, yenye gharama kubwa zaidi. Kwa kawaida hutozwa angalau CBM 1',
            'Bei moja, hata kama halijajaa',
          ],
          [
            'Kabla ya meli',
            'Kuchukuliwa, kupakiwa, nyaraka za kusafirisha nje',
            'Lori, muda wa kusubiri kupakia, nyaraka za kusafirisha nje',
          ],
          [
            'Bandari ya Dar es Salaam',
            'Kutoa mzigo kwenye kontena, kuuhudumia, hati ya kuuchukua',
            'Kuhudumia mzigo, hati ya kuuchukua, amana ya kontena',
          ],
          [
            'Forodha na kufikishiwa',
            'Ada yetu kwa tamko moja, usafiri kwa uzito, ukubwa na mji',
            'Ada yetu, lori, kurudisha kontena tupu',
          ],
        ],
      },
      note: 'Bei hubadilika kwa msimu, mafuta na njia (Suez au Rasi ya Tumaini Jema). Ushuru, kodi, tozo ya gati (wharfage), vibali na ukaguzi ni ziada. Bei ya CBM peke yake haina mengi ya haya, hivyo uliza jumla hadi mlangoni.',
    },
    {
      heading: 'Kontena linabeba nini',
      line: 'Ndani m {inside}, {space}, ambapo unaweza kujaza {fill}. Mzigo hadi {cargo}.',
      items: [
        { name: 'Futi 20', space: 'CBM 33', fill: '26 hadi 28', cargo: 'tani 28' },
        { name: 'Futi 40', space: 'CBM 67', fill: '55 hadi 58', cargo: 'tani 26' },
      ],
      note: [
        'Namba ni za takriban, na barabara zinaweza kuruhusu uzito mdogo zaidi. Kontena la high cube la futi 40 lina kimo kilichozidi kwa sm 30, na hubeba zaidi kwa karibu moja ya nane. Ili kupata CBM zako, zidisha urefu × upana × kimo kwa sm, gawanya kwa 1,000,000 na ujumlishe vipande vyote: katoni {lamp-cartons.boxes} za sm {lamp-cartons.sides} ni CBM {lamp-cartons.cbm-in-all}. Vyombo vya nyumba nzima? Angalia ',
        { text: 'kurudi kuishi Tanzania', page: 'goods/household-effects' },
        '.',
      ],
    },
    {
      heading: 'Maswali ya usafiri',
      groups: [
        {
          questions: [
            {
              question: 'Lini meli ni nafuu zaidi?',
              answer: [
                {
                  paragraph:
                    'Meli ina gharama zisizobadilika kwenye bandari zote mbili, hata mzigo uwe mdogo kiasi gani. Kwa hiyo ndege mara nyingi ni nafuu kwa katoni chache nyepesi, na meli karibu kila mara ni nafuu kwa paleti. Kwa mzigo wa kati, tuulize bei zote mbili.',
                },
              ],
            },
            {
              question: 'Meli ni kiasi gani kwa mita ya ujazo (CBM)?',
              answer: [
                {
                  paragraph: [
                    'Hubadilika kwa kila safari na msimu, kwa hiyo tunaitoa ukiiomba badala ya kuchapisha orodha. Kwanza kokotoa CBM zako: urefu × upana × kimo kwa sm, gawanya kwa 1,000,000. Katoni ya sm {lamps.sides} ni CBM {lamps.cbm}. Andika CBM zako kwenye maelezo mengine ya fomu ya kuomba bei, nasi tutakutumia bei. ',
                    { text: 'Nini huamua bei', fragment: 'sea-prices' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Kwa nini watu hupoteza fedha bandarini?',
              answer: [
                {
                  paragraph: [
                    'Mara nyingi hati moja hukosekana siku za bure za kuhifadhi zinapoisha, na kila siku ya ziada hugharimu. Tutumie nyaraka zako kabla meli haijafika, ili tuwe na tamko tayari. ',
                    {
                      text: 'Siku ngapi ni za bure',
                      page: 'services/warehousing',
                      fragment: 'free-days',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Je, mzigo wangu una bima?',
              answer: [
                {
                  paragraph: [
                    'Ikiwa tu utachagua bima. Ya msingi hulipa hadi {cover.basic} ya thamani ya bidhaa, ambayo ni ndogo sana kwa kontena. Kamili hulipa thamani uliyotaja. Kwa baadhi ya bidhaa kutoka nje, sheria inadai bima. Soma zaidi kuhusu ',
                    { text: 'bima na madai', page: 'help/insurance-claims' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Ndege au meli?',
      text: 'Chagua Usafirishaji kwa ndege na Usafirishaji kwa meli kwenye fomu ya kuomba bei, nasi tutakutumia bei zote mbili.',
      actions: [{ label: 'Omba bei' }, { label: 'Muulize mtaalamu' }],
    },
  ],
};
