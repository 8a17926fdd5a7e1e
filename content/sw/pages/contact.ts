import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'mawasiliano',
  english: 'e20391015620',
  name: 'Wasiliana nasi',
  meta: {
    title: 'Mawasiliano: ofisi ya mizigo Dar es Salaam | Nectarine',
    description:
      'Simu, barua pepe au WhatsApp. Ofisi Dar es Salaam, California, Milton Keynes, Dubai na Guangzhou, Jumatatu-Ijumaa, saa 3:00 asubuhi hadi saa 11:00 jioni.',
    keywords: [
      'mawasiliano Nectarine',
      'kampuni ya mizigo Dar es Salaam',
      'ofisi ya mizigo Tanzania',
    ],
  },
  sections: [
    {
      heading: 'Wasiliana nasi',
      lead: 'Uliza kuhusu oda, kifurushi kilicho njiani au kontena zima. Makao makuu yetu Dar es Salaam yatakujibu au kupeleka swali lako kwa ofisi husika.',
    },
    {
      heading: 'Njia za kutufikia',
      items: [
        {
          title: 'Simu',
          text: 'Ni haraka zaidi kwa mzigo ulio njiani. Uwe na namba yako ya ufuatiliaji.',
          link: { label: 'Tupigie' },
        },
        {
          title: 'Barua pepe',
          text: 'Inafaa ukiwa na ankara, orodha za vilivyomo au picha tunazopaswa kuona.',
          link: { label: 'Tuma barua pepe' },
        },
        {
          title: 'WhatsApp',
          text: 'Tuulize kwa WhatsApp. Tuma kiungo cha bidhaa, tutakuambia inavyoweza kusafiri.',
          link: { label: 'Anza mazungumzo' },
        },
        {
          title: 'Saa za kazi',
          text: 'Jumatatu hadi Ijumaa, saa 3:00 asubuhi hadi saa 11:00 jioni, kwa saa za Afrika Mashariki. Jumamosi na Jumapili tumefunga. Unaweza kuandika wakati wowote; ujumbe wa mwisho wa wiki tunaujibu Jumatatu.',
        },
      ],
    },
    {
      heading: 'Tutumie ujumbe',
      intro: [
        'Kwa bei, ',
        { text: 'fomu ya kuomba bei', page: 'get-quote' },
        ' inauliza kila tunachohitaji. Kwa mzigo uliochelewa au kupotea, tumia ',
        { text: 'fomu ya matatizo', page: 'help/report-issue' },
        '. Kama kitu kimefika kikiwa kimeharibika, ',
        { text: 'wasilisha dai', page: 'help/file-claim' },
        '. Kwa mengine yote, andika hapa.',
      ],
      officeHeading: 'Makao makuu',
      socialHeading: 'Tufuate',
    },
    {
      heading: 'Tulipo',
      intro: [
        'Makao makuu yetu ni Dar es Salaam. Ofisi nyingine nne hupokea na kukagua mizigo kabla haijaondoka kuja Tanzania. Tafadhali piga simu kabla ya kuja. Ona ',
        { text: 'leseni zetu, na jinsi ya kuzihakiki', page: 'about/licences' },
        '.',
      ],
      map: 'Ramani: ofisi {count} nje ya nchi, kila moja na njia yake hadi Dar es Salaam',
      hours:
        'Ofisi zetu zote ziko wazi Jumatatu hadi Ijumaa, {office.hours}, kwa saa za mahali husika.',
      open: 'huko ni {time}, iko wazi sasa',
      closed: 'huko ni {time}, imefungwa sasa',
      mapLabel: 'Onyesha ramani ya mtaa',
      mapNote:
        'Ramani inatoka kwenye huduma nyingine na hutumia data, kwa hiyo hufunguka ukiiomba tu.',
    },
    {
      heading: 'Maswali ya kawaida',
      groups: [
        {
          questions: [
            {
              question: 'Niandike nini ili mnijibu mara moja?',
              answer: [
                {
                  paragraph:
                    'Kwa mzigo ulio njiani, namba ya ufuatiliaji. Kwa mzigo mpya: ni nini, uko wapi sasa, unaenda wapi, uzito wake kwa kilo na vipimo vyake kwa sentimita. Picha inasaidia kama umbo la bidhaa si la kawaida.',
                },
              ],
            },
            {
              question: 'Naweza kuja ofisini na kulipa hapo?',
              answer: [
                {
                  paragraph:
                    'Ndiyo, saa za kazi: piga simu kabla ya kuja. Fedha taslimu tunapokea kwenye ofisi zetu za hapa nchini tu. Kwa kadi, pesa za simu au benki unaweza kulipa ukiwa popote. Ukilipa Tanzania, dai stakabadhi yako ya EFD.',
                },
                {
                  paragraph: [
                    'Njia zote za kulipa ziko kwenye ',
                    { text: 'sera ya malipo', page: 'help/payment-policy' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Kifurushi changu kinafika Jumamosi. Kitasubiri hadi Jumatatu?',
              answer: [
                {
                  paragraph:
                    'Ndege na meli hufika kila siku, lakini ofisi zetu hufungwa mwisho wa wiki. Siku ya kazi inayofuata, tunaendelea kukigomboa na, forodha ikishakiachia, tunapanga nawe jinsi ya kukufikishia.',
                },
              ],
            },
            {
              question: 'Naagiza mizigo kila mwezi. Naweza kuhudumiwa na mtu mmoja?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo. Tuambie jina la kampuni yako na unachoagiza. Ukihitaji kulipa baadaye kwa mkopo, omba: wateja wa biashara waliokubaliwa hupata. Mpango wa Premium wa ',
                    { text: 'uanachama', page: 'membership' },
                    ' wetu pia hukupa meneja wako maalum.',
                  ],
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'Soma maswali yote' }],
    },
  ],
};
