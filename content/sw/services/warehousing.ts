import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/maghala',
  english: 'c36c77bdd055',
  name: 'Maghala',
  listing: {
    summary:
      'Kuhifadhi bidhaa Dar es Salaam, Arusha na Mwanza, na kuunganisha vifurushi vyako kabla havijaondoka kuja Tanzania.',
    want: 'Kuhifadhi bidhaa kwa wiki moja au msimu mzima',
    price: 'bei ukiomba',
  },
  meta: {
    title: 'Ghala Dar es Salaam, Arusha na Mwanza | Nectarine',
    description:
      'Kuhifadhi mizigo Dar es Salaam, Arusha au Mwanza, siku za bure bandarini na forodhani, na kuunganisha vifurushi nje ya nchi.',
    keywords: [
      'ghala la kukodi Dar es Salaam',
      'kuhifadhi mizigo Tanzania',
      'kuunganisha vifurushi',
      'gharama za kuhifadhi mzigo bandarini',
    ],
  },
  sections: [
    {
      heading: 'Maghala na kuunganisha mizigo',
      lead: 'Hifadhi bidhaa Tanzania hadi utakapozihitaji, au tuunganishe vifurushi vya wauzaji kadhaa kuwa kimoja kabla havijaondoka kuja Tanzania.',
      actions: [{ label: 'Omba nafasi' }, { label: 'Siku za kuhifadhi bure' }],
    },
    {
      heading: 'Maghala matatu',
      intro: 'Weka bidhaa zako karibu na wanaozinunua.',
      items: [
        { name: 'Dar es Salaam', detail: 'Kwa mizigo ya meli na ndege, na kwa pwani' },
        { name: 'Arusha', detail: 'Kwa kaskazini na mpaka wa Kenya' },
        { name: 'Mwanza', detail: 'Kwa kanda ya ziwa, Uganda na Rwanda' },
      ],
      note: 'Nje ya nchi, ofisi zetu za California, Milton Keynes, Dubai na Guangzhou hutunza na kuunganisha vifurushi vyako kabla havijaondoka.',
    },
    {
      heading: 'Wateja wetu wanayatumiaje',
      items: [
        {
          title: 'Kuunganisha',
          text: 'Tunatunza vifurushi vya wauzaji kadhaa hadi cha mwisho kifike, tunaondoa vifungashio vya ziada na kutuma katoni moja, yenye uzito mmoja unaotozwa na tamko moja la forodha.',
        },
        {
          title: 'Kuhifadhi kwa muda mfupi',
          text: 'Duka lako linapakwa rangi, au eneo la ujenzi bado haliko tayari. Hifadhi kwa paleti, kwa siku au wiki.',
        },
        {
          title: 'Bidhaa za kuuza',
          text: 'Waagizaji huhifadhi bidhaa za kontena zima na kuzitoa katoni moja moja. Tunaandika kila kinachoingia na kutoka, ili ujue kilichobaki.',
        },
        {
          title: 'Kupokea na kusambaza usiku huohuo',
          text: 'Mzigo unaingia, unapangwa kwa miji na kuondoka kwa magari madogo usiku huohuo. Hakuna kinachohifadhiwa, kwa hiyo hulipi gharama ya kuhifadhi.',
        },
      ],
    },
    {
      heading: 'Bei ya kuhifadhi inategemea nini',
      table: {
        caption: 'Bei ya kuhifadhi inaundwa na nini',
        columns: ['Sehemu', 'Hupimwa kwa', 'Hutegemea'],
        rows: [
          [
            'Nafasi',
            'Paleti au mita za ujazo',
            'Unahitaji kiasi gani, na kama zinaweza kupangwa moja juu ya nyingine',
          ],
          [
            'Muda',
            'Siku au miezi',
            'Kadiri unavyohifadhi kwa muda mrefu, ndivyo bei ya siku inavyopungua',
          ],
          [
            'Kuingiza na kutoa',
            'Kila bidhaa zinapoingia au kutoka',
            'Paleti nzima, au katoni moja moja',
          ],
          ['Kufunga', 'Maboksi, plastiki, makreti', 'Ukiomba tu, kwa ada ya ziada'],
          ['Bima', 'Thamani uliyotaja', 'Thamani ya bidhaa: tuambie zinapoingia'],
        ],
      },
    },
    {
      heading: 'Bidhaa zinakaa bure kwa muda gani',
      table: {
        caption: 'Mahali bidhaa zinaposubiri njiani, na muda wa bure',
        columns: ['Mahali', 'Bure', 'Baada ya hapo'],
        rows: [
          [
            'Ofisi zetu nje ya nchi',
            'Hadi siku iliyotajwa kwenye ujumbe wetu kwamba kifurushi chako kimefika',
            'Bei ya kila siku, iliyo kwenye ujumbe huohuo',
          ],
          [
            'Bandari ya Dar es Salaam',
            'Kwa kawaida siku 7, kwa bidhaa zinazobaki Tanzania',
            'Tozo ya kila siku inayopanda kadiri unavyochelewa, inalipwa kwa bandari au kituo cha makontena',
          ],
          [
            'Uwanja wa ndege, Dar es Salaam',
            'Hupangwa na kampuni inayohudumia mizigo. Tunakuambia siku ya mwisho ya bure ndege inapotua',
            'Tozo ya kila siku kwa uzito, inalipwa kwa kampuni hiyo',
          ],
          [
            'Forodha',
            'Siku 21 za kutoa tamko la bidhaa; huu si muda wa bure wa kuhifadhi',
            'Hupelekwa ghala la forodha, na baada ya siku nyingine 30 na taarifa zinaweza kupigwa mnada',
          ],
          [
            'Maghala yetu Tanzania',
            'Hadi siku iliyotajwa kwenye ujumbe wetu kwamba bidhaa zako zimefika',
            'Bei ya kila siku, iliyo kwenye ujumbe huohuo',
          ],
        ],
      },
      note: 'Siku za bandarini na forodhani zinahesabiwa hata kama nyaraka zako haziko tayari. Taarifa hizi ni za {2026-11}: bandari na vituo vya makontena hujipangia tozo zao, na makontena yana pia siku za bure za kampuni ya meli. Uliza mzigo wako utakuwa na siku ngapi za bure.',
    },
    {
      heading: 'Jinsi ya kuhifadhi bidhaa kwetu',
      items: [
        {
          title: 'Tuambie ni nini na kwa muda gani',
          text: 'Idadi na vipimo vya paleti au katoni, thamani yake, na chochote kinachohitaji uangalifu: vioo, skrini, vitu vya kusimama wima.',
        },
        {
          title: 'Zilete, au tuje kuzichukua',
          text: 'Tunahesabu na kupiga picha kila kitu getini, na sote wawili tunasaini hesabu hiyo.',
        },
        {
          title: 'Omba bidhaa zako',
          text: 'Tuambie bidhaa zipi na ngapi, na kama utazichukua au tukufikishie. Tupe siku moja ya kazi.',
        },
        {
          title: 'Funga akaunti',
          text: 'Lipa ankara ya mwisho kabla katoni ya mwisho haijatoka. Hakuna mkataba wa mwaka.',
        },
      ],
    },
    {
      heading: 'Maswali kuhusu kuhifadhi bidhaa',
      groups: [
        {
          questions: [
            {
              question: 'Naweza kuja kuona bidhaa zangu?',
              answer: [
                {
                  paragraph:
                    'Ndiyo, Jumatatu hadi Ijumaa, {office.hours}. Tupigie siku moja kabla ili mtu azishushe kutoka rafuni.',
                },
              ],
            },
            {
              question: 'Ni vitu gani siwezi kuhifadhi?',
              answer: [
                {
                  paragraph: [
                    'Chochote kisichoruhusiwa kusafirishwa (angalia ',
                    { text: 'orodha ya bidhaa zisizoruhusiwa', page: 'help/prohibited-items' },
                    '), na bidhaa zinazohitaji ubaridi.',
                  ],
                },
              ],
            },
            {
              question: 'Bidhaa zinaweza kusubiri kabla ushuru haujalipwa?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo, kwenye ghala la dhamana linalosimamiwa na forodha. ',
                    { text: 'Mawakala wetu wa forodha', page: 'services/customs-brokerage' },
                    ' wanaweza kukuambia kama inakulipa, na kukupangia kwa mwendeshaji mwenye leseni.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    { heading: 'Nchi tatu tunapounganisha oda kuwa mzigo mmoja' },
    {
      heading: 'Omba nafasi',
      text: 'Tuambie una paleti ngapi, na unahitaji kuzihifadhi kwa muda gani.',
      actions: [{ label: 'Omba nafasi ghalani' }, { label: 'Tufunge na oda zako pia' }],
    },
  ],
};
