import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/oda-za-mtandaoni',
  english: 'f4d544dac253',
  name: 'Kuhifadhi na kutuma oda',
  listing: {
    summary:
      'Kwa wanaouza mtandaoni: weka bidhaa kwenye maghala yetu, nasi tunaandaa, tunafunga na kufikisha kila oda.',
    want: 'Kuuza mtandaoni na kumwachia mtu mwingine kazi ya kufunga',
    price: 'bei kwa kila oda, ukiomba',
    time: '{standard.local} hadi kwa mteja wako',
  },
  meta: {
    title: 'Kuhifadhi na kutuma oda za duka la mtandaoni | Nectarine',
    description:
      'Weka bidhaa zako Dar es Salaam, Arusha au Mwanza. Tunaandaa, tunafunga, tunafikisha na kupokea zinazorudi, kwa maduka ya mtandaoni yanayouza Tanzania.',
    keywords: [
      'kutuma oda za wateja Tanzania',
      'ghala la duka la mtandaoni',
      'kufungasha na kusambaza oda Dar es Salaam',
    ],
  },
  sections: [
    {
      heading: 'Kuhifadhi na kutuma oda za maduka ya mtandaoni Tanzania',
      lead: 'Kwa maduka ya Instagram na WhatsApp, wauzaji wa masoko ya mtandaoni na chapa zinazotaka kuwa na bidhaa Tanzania bila kukodi ghala.',
      actions: [{ label: 'Jiunge na huduma hii' }, { label: 'Tuambie una oda ngapi' }],
    },
    {
      heading: 'Tunakufanyia nini',
      items: [
        {
          title: 'Kuagiza kutoka nje',
          text: 'Bidhaa za muuzaji wako zinaingia kama mzigo mmoja, zinagombolewa forodhani, zinahesabiwa na kuwekwa rafuni moja kwa moja.',
        },
        {
          title: 'Bidhaa rafuni',
          text: 'Kila bidhaa ina mahali pake na namba yake. Unaona zilizobaki, na unaarifiwa kabla hazijaisha.',
        },
        {
          title: 'Kufunga',
          text: 'Kwenye maboksi ya kawaida au ya kwako, na kadi zako za shukrani ndani ukitutumia.',
        },
        {
          title: 'Kufikisha',
          text: 'Ndani ya {standard.local}, au haraka zaidi: siku hiyohiyo kwenye baadhi ya miji na siku inayofuata kwenye mikoa ya karibu.',
        },
        {
          title: 'Zinazorudishwa',
          text: 'Tunakagua na kupiga picha zinazorudi, kisha tunazirudisha kwenye mauzo au kuziweka kando.',
        },
      ],
    },
    {
      heading: 'Ni wakati gani huduma hii inalipa',
      blocks: [
        {
          paragraph:
            'Inalipa pale kufunga oda kunapomaliza muda wako wa jioni, au unapokosa mauzo Mwanza kwa sababu bidhaa ziko Dar es Salaam. Kama una oda chache tu kwa wiki, kutuma moja moja ni nafuu zaidi.',
        },
        {
          paragraph:
            'Inamfaa pia muuzaji wa nje anayetaka kulijaribu soko la Tanzania kwa paleti moja kabla ya kukodi chochote.',
        },
      ],
    },
    {
      heading: 'Mwezi wa kwanza',
      items: [
        {
          title: 'Tunaangalia orodha yako',
          text: 'Bidhaa, vipimo, na mauzo ya mwezi wa kawaida na ya mwezi wako bora. Unapata bei kwa kila oda na kwa kila rafu.',
        },
        {
          title: 'Bidhaa zinaingia',
          text: 'Kutoka nyumbani kwako, au kiwandani kwa usafiri wetu. Tunazihesabu mara mbili na kukutumia hesabu.',
        },
        {
          title: 'Oda zinatoka',
          text: 'Ziandike kwenye akaunti yako ya mteja au ututumie orodha kila siku. Oda zinazoingia kabla ya saa ya mwisho iliyotajwa kwenye bei uliyopewa hutoka siku hiyohiyo.',
        },
        {
          title: 'Tunafunga hesabu',
          text: 'Kila oda hulipiwa kabla haijatoka. Wateja wa biashara walioidhinishwa kulipa kwa mkopo hupata ankara moja kwa mwezi, yenye mstari kwa kila oda.',
        },
      ],
    },
    {
      heading: 'Unalipia nini',
      table: {
        caption: 'Bei ya huduma hii inaundwa na nini',
        columns: ['Sehemu', 'Hutegemea', 'Jinsi ya kuipunguza'],
        rows: [
          [
            'Kupokea',
            'Idadi ya katoni, na zimechanganywa kiasi gani',
            'Weka bidhaa ya aina moja kwa kila katoni, na lebo nje',
          ],
          [
            'Kuhifadhi',
            'Nafasi na muda rafuni',
            'Tuma bidhaa za wiki sita badala ya za miezi sita',
          ],
          [
            'Kuandaa na kufunga',
            'Idadi ya oda, na ya vitu katika kila oda',
            'Uza seti zilizofungwa tayari',
          ],
          ['Kufikisha', 'Uzito na mji', 'Weka zinazouzwa zaidi kwenye maghala mawili'],
          ['Zinazorudishwa', 'Zinarudi ngapi', 'Toa vipimo sahihi na picha halisi'],
        ],
      },
      note: 'Hakuna orodha moja ya bei, kwa sababu duka la pete lina gharama tofauti na la majiko ya umeme ya kupikia wali. Bei utakayopewa inaorodhesha kila sehemu.',
    },
    {
      heading: 'Maswali ya wauzaji',
      groups: [
        {
          questions: [
            {
              question: 'Mnahitaji nini kwangu ili kuanza?',
              answer: [
                {
                  list: [
                    'Orodha ya bidhaa yenye vipimo, uzito na thamani.',
                    'Usajili wa biashara yako na TIN (namba ya mlipakodi).',
                    'Nyaraka za kuingiza bidhaa ambazo tayari zipo nchini.',
                    'Takriban unapata oda ngapi kwa mwezi wa kawaida.',
                  ],
                },
              ],
            },
            {
              question: 'Bidhaa bado ni zangu?',
              answer: [
                {
                  paragraph:
                    'Ndiyo, wakati wote. Unaweza kutoa baadhi au zote siku yoyote ya kazi, ankara zako zikishalipwa.',
                },
              ],
            },
            {
              question: 'Itakuwaje kitu kikipotea au kikivunjika ghalani kwenu?',
              answer: [
                {
                  paragraph:
                    'Tunahesabu bidhaa pamoja nawe. Kitu kikipotea au kikivunjika mikononi mwetu, bima uliyochagua hulipa: ya msingi hadi {cover.basic} ya thamani ya bidhaa, kamili hadi thamani uliyotaja bidhaa zilipoingia. Kwa hiyo chagua bima kamili, na utaje thamani yote.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Leta bidhaa zako kutoka nje',
      note: [
        'Muda ni makadirio. ',
        { text: 'Maana ya muda na bei hizi', page: 'shipping-routes', fragment: 'meaning' },
        '.',
      ],
    },
    {
      heading: 'Anza kutumia huduma hii',
      text: 'Fungua akaunti ya mteja na uchague huduma ya kuhifadhi na kutuma oda. Tutakupigia tupitie orodha yako kabla bidhaa yoyote haijahamishwa.',
      actions: [{ label: 'Anza sasa' }, { label: 'Ona maghala' }],
    },
  ],
};
