import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/wakala-wa-forodha',
  english: 'ac2350b151a0',
  name: 'Wakala wa forodha',
  listing: {
    summary:
      'Tamko la forodha, vibali na ushuru kwa bidhaa zinazoingia Tanzania, bila kujali nani amezibeba.',
    want: 'Kugomboa bidhaa ambazo tayari ziko bandarini',
    price: 'ada ukiomba bei',
  },
  meta: {
    title: 'Wakala wa forodha Dar es Salaam | Nectarine',
    description:
      'Unahitaji wakala wa forodha Dar es Salaam? Tunaandaa tamko la forodha, tunaomba vibali, tunakadiria ushuru mapema na kugomboa mzigo. DDP ukiomba.',
    keywords: [
      'wakala wa forodha Dar es Salaam',
      'kugomboa mzigo bandarini',
      'ushuru wa forodha Tanzania',
      'TANSAD ni nini',
    ],
  },
  sections: [
    {
      heading: 'Wakala wa forodha Tanzania',
      lead: 'Tunageuza ankara yako kuwa tamko kamili la forodha, kwa mizigo tunayobeba na kwa bidhaa zilizoletwa na wasafirishaji wengine.',
      actions: [{ label: 'Omba bei' }, { label: 'Uliza kuhusu mzigo uliokwama' }],
    },
    {
      heading: 'Nani anahitaji wakala',
      blocks: [
        {
          paragraph: [
            'Mizigo ya biashara hutolewa tamko kwa Mamlaka ya Mapato Tanzania (TRA) na wakala mwenye leseni, kwenye mfumo wake wa kielektroniki. ',
            { text: 'TRA', url: 'https://www.tra.go.tz' },
            ' huchapisha orodha ya mawakala wenye leseni. Waagizaji hutujia na makontena yaliyojaa, gereji na injini moja, familia na vyombo vya nyumba nzima.',
          ],
        },
        {
          paragraph:
            'Ukiweka nafasi ya mlango kwa mlango kwetu, huna cha kuagiza kando: tamko limo kwenye bei.',
        },
      ],
    },
    {
      heading: 'Kugomboa mzigo, hatua kwa hatua',
      items: [
        {
          title: 'Nyaraka',
          text: 'Unatutumia nakala, ikiwezekana kabla bidhaa hazijafika. Tunakuambia kama kuna kinachokosekana au kisicholingana.',
        },
        {
          title: 'Namba ya HS na vibali',
          text: 'Tunatafuta namba ya HS (HS code) inayoamua ushuru, na kuomba vibali ambavyo wakala anaweza kuomba. Vingine, kama cha droni, unaomba mwenyewe.',
        },
        {
          title: 'Tamko',
          text: [
            'Tunawasilisha ',
            {
              abbr: 'TANSAD',
              meaning: 'Tanzania Single Administrative Document: hati moja ya forodha',
            },
            ', fomu ambayo forodha huitumia kukokotoa unachodaiwa.',
          ],
        },
        {
          title: 'Tathmini na malipo',
          text: 'Forodha inakubali thamani au inaihoji. Unaiona hesabu ya ushuru, unaikagua pamoja nasi na kuilipa kwa namba yake ya malipo (control number).',
        },
        {
          title: 'Ukaguzi, kama upo',
          text: 'Mzigo hupitishwa kwenye skana, au boksi hufunguliwa. Wakala wetu yupo hapo na anahakikisha linafungwa tena.',
        },
        {
          title: 'Kutoka kwa mzigo',
          text: 'Hati ya kuruhusu mzigo (release order) ikitolewa, bidhaa zinaweza kutoka. Unazichukua mwenyewe, au gari letu linazichukua.',
        },
      ],
    },
    {
      heading: 'Nyaraka za kuwa nazo tayari',
      table: {
        caption: 'Nyaraka za kugomboa mzigo, na nani anazitoa',
        columns: ['Hati', 'Hutolewa na', 'Huhitajika kwa'],
        rows: [
          [
            'Ankara ya biashara',
            'Muuzaji',
            'Bidhaa zilizonunuliwa; inaonyesha bei halisi uliyolipa',
          ],
          [
            'Orodha ya vilivyomo (packing list)',
            'Muuzaji',
            'Bidhaa zote; inaonyesha kilichomo kwenye kila kifurushi',
          ],
          ['Hati ya mzigo ya meli (B/L) au ya ndege (AWB)', 'Msafirishaji', 'Mizigo yote'],
          [
            'TIN, namba ya mlipakodi',
            'Mamlaka ya Mapato Tanzania',
            'Biashara, na yeyote anayeagiza kwa tamko kamili',
          ],
          [
            'Cheti cha Ubora (CoC)',
            'Mkaguzi wa nje ya nchi, aliyeteuliwa na TBS',
            'Bidhaa zilizo kwenye orodha ya PVoC',
          ],
          [
            'Cheti cha asili ya bidhaa',
            'Chemba ya biashara',
            'Ushuru mdogo zaidi kwa mkataba wa biashara',
          ],
          [
            'Kibali cha kuingiza bidhaa',
            'Mamlaka inayohusika',
            'Dawa, vyakula, mimea, redio, na vingine',
          ],
        ],
      },
      note: [
        'Kifurushi kidogo cha matumizi yako kinaweza kutoka bila TIN. Vyanzo vinatofautiana, kwa hiyo hakikisha na ',
        { text: 'TRA', url: 'https://www.tra.go.tz' },
        '. Bidhaa zinazohitaji PVoC (Pre-Shipment Verification of Conformity, ukaguzi kabla ya kusafirisha) zimeorodheshwa na ',
        {
          text: 'Shirika la Viwango Tanzania (TBS)',
          url: 'https://www.tbs.go.tz/pages/inspection',
        },
        '. Bandari na mawakala wa meli husimamiwa na ',
        { text: 'TASAC', url: 'https://www.tasac.go.tz' },
        ', ambayo pia hugomboa yenyewe baadhi ya bidhaa, kama silaha na makinikia.',
      ],
    },
    {
      heading: 'Unalipa nini',
      blocks: [
        {
          list: [
            [
              { strong: 'Ushuru na kodi' },
              ' huenda serikalini: ushuru wa forodha wa Jumuiya ya Afrika Mashariki, kodi ya ongezeko la thamani (VAT) na tozo ndogondogo. Hubadilika na bajeti ya kila mwaka. Kwa meli, ushuru wa forodha hutozwa kwa bei ya bidhaa pamoja na usafiri na bima (forodha huongeza {customs.assumed-insurance} ya bei na usafiri kama hukukata); ',
              {
                text: 'kwa ndege, kwa kawaida usafiri hauhesabiwi',
                page: 'blog/air-freight-benefits',
                fragment: 'duty-by-air',
              },
              '. Taarifa hizi ni za {2026-11}; hakikisha na ',
              { text: 'TRA', url: 'https://www.tra.go.tz' },
              '.',
            ],
            [
              { strong: 'Tozo za bandari na uwanja wa ndege' },
              ' huenda kwa kituo cha makontena, kampuni ya meli au kampuni inayohudumia mizigo uwanja wa ndege. Kuhifadhi mzigo hutozwa kwa siku.',
            ],
            [
              { strong: 'Ada yetu' },
              ' hutegemea mzigo, idadi ya namba za HS na vibali. Utaiona kwenye bei utakayopewa.',
            ],
          ],
        },
        {
          note: 'Kwa kawaida ushuru na kodi havimo kwenye bei tunayokupa, na mpokeaji ndiye anayelipa. Kwa DDP (Delivered Duty Paid, ushuru umelipwa kabla), tunaviweka kwenye bei, na mpokeaji halipi chochote.',
        },
      ],
    },
    {
      heading: 'Maswali kuhusu forodha',
      groups: [
        {
          questions: [
            {
              question: 'Naweza kujua ushuru kabla ya kuagiza?',
              answer: [
                {
                  paragraph:
                    'Ndiyo, kama makadirio. Tutumie ankara, au kiungo cha bidhaa na uzito wake. Forodha ndiyo yenye uamuzi wa mwisho na inaweza kuamua namba ya HS au thamani nyingine.',
                },
                {
                  paragraph: [
                    'Kama unaona tathmini si sahihi, angalia ',
                    {
                      text: 'ushuru usio sahihi',
                      page: 'help/shipment-problems',
                      fragment: 'wrong-duty',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Muuzaji anataka kuandika thamani ndogo. Nikubali?',
              answer: [
                {
                  paragraph:
                    'Hapana. Forodha hulinganisha bei na kumbukumbu zake. Thamani ya uongo inaweza kuleta faini, ucheleweshaji au kupoteza bidhaa zako, na bima hailipi zaidi ya ulichotaja. Hatuwasilishi ankara za aina hiyo.',
                },
              ],
            },
            {
              question: 'Je, zawadi na vitu vilivyotumika vina msamaha wa ushuru?',
              answer: [
                {
                  paragraph:
                    'Hapana, si moja kwa moja. Ipo misamaha, kwa mfano kwa watu wanaorudi kuishi Tanzania wakiwa na vyombo vyao vya nyumbani, na kila mmoja una masharti. Tuulize kabla bidhaa hazijaondoka.',
                },
              ],
            },
            {
              question: 'Kugomboa mzigo huchukua muda gani?',
              answer: [
                {
                  paragraph:
                    'Inategemea bidhaa, vibali na kama forodha itafungua boksi. Ni haraka zaidi nyaraka zikikamilika kabla mzigo haujafika.',
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'Soma mwongozo wa wakala wa forodha' }],
    },
    {
      heading: 'Nchi tatu zenye kanuni zake za kusafirisha nje',
      note: [
        'Muda ni makadirio. ',
        { text: 'Maana ya muda na bei hizi', page: 'shipping-routes', fragment: 'meaning' },
        '.',
      ],
    },
    {
      heading: 'Tuonyeshe ankara',
      text: 'Tutakuambia namba ya HS inayoelekea kutumika, vibali unavyohitaji na forodha itauliza nini.',
      actions: [{ label: 'Tuma nyaraka zako' }, { label: 'Wasiliana na dawati la forodha' }],
    },
  ],
};
