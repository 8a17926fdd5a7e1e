import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/matatizo-ya-mzigo',
  english: '2729a92485c0',
  name: 'Matatizo ya mzigo',
  meta: {
    title: 'Mzigo umezuiliwa forodhani, umechelewa au umeharibika',
    description:
      'Kifurushi kimezuiliwa forodhani, hakuna taarifa mpya, boksi limeharibika au ushuru si sahihi: la kufanya leo, hati gani, nani hulipa na wapi pa kwenda.',
    keywords: [
      'mzigo umezuiliwa forodhani Tanzania',
      'mzigo umechelewa',
      'kifurushi kimeharibika',
      'ushuru wa forodha si sahihi',
    ],
  },
  listing: {
    summary:
      'Umezuiliwa forodhani, hakuna taarifa, boksi limeharibika, ushuru si sahihi: la kufanya leo, na nani hulipa.',
  },
  sections: [
    {
      heading: 'Matatizo ya mzigo',
      lead: 'Chagua tatizo lako uone la kufanya leo, hati unayohitaji, nani hulipa na lini ulipeleke ngazi ya juu.',
      actions: [{ label: 'Ripoti tatizo' }, { label: 'Tuandikie WhatsApp' }],
    },
    {
      heading: 'Nini kimetokea?',
      items: [
        {
          text: 'Forodha inasubiri hati, kibali au malipo.',
          link: { label: 'Umezuiliwa forodhani' },
        },
        {
          text: 'Ufuatiliaji hauonyeshi jipya, au kifurushi kimechelewa.',
          link: { label: 'Hakuna taarifa mpya' },
        },
        {
          text: 'Boksi au bidhaa zimevunjika, zimelowa au zimepungua.',
          link: { label: 'Boksi limeharibika' },
        },
        {
          text: 'Ushuru ni mkubwa kuliko ulivyotarajia.',
          link: { label: 'Ushuru si sahihi' },
        },
      ],
    },
    {
      heading: 'Umezuiliwa forodhani',
      blocks: [
        {
          table: {
            caption: 'Mzigo ukizuiliwa forodhani',
            columns: ['Swali', 'La kujua'],
            rows: [
              [
                'La kufanya leo',
                'Jibu ujumbe wetu, au tuandikie WhatsApp ukitupa namba ya ufuatiliaji. Tutamuuliza ofisa wa forodha kinachokosekana.',
              ],
              [
                'Hati gani',
                [
                  'Kwa kawaida ankara ya duka inayoonyesha bei, na uthibitisho wa malipo. Kwa baadhi ya bidhaa, kibali, ',
                  {
                    text: 'Cheti cha Ubora (CoC)',
                    page: 'services/customs-brokerage',
                    fragment: 'papers',
                  },
                  ' au TIN yako.',
                ],
              ],
              [
                'Nani hulipa',
                'Mpokeaji hulipa ushuru na kodi, isipokuwa kama bei uliyopewa au ankara inavijumuisha (DDP), na uhifadhi wakati ushuru haujalipwa. Wakati hati inakosekana, aliyeweka nafasi ndiye hulipa uhifadhi (ona sera yetu ya malipo).',
              ],
              [
                'Lini ulipeleke ngazi ya juu',
                [
                  'Kama hatujajibu ndani ya {support.review} katika siku za kazi, tupigie simu. Kama unadhani forodha imekosea, soma ',
                  { text: 'ushuru si sahihi', fragment: 'wrong-duty' },
                  '.',
                ],
              ],
            ],
          },
        },
        {
          paragraph: [
            'Ushuru unalipwa kwa namba ya malipo (control number) kutoka ',
            { text: 'Mamlaka ya Mapato Tanzania (TRA)', url: 'https://www.tra.go.tz' },
            ', benki au kwa pesa za simu. Usimkabidhi mtu yeyote fedha hizo. Kujua forodha hukagua nini, soma ',
            { text: 'mwongozo wetu wa forodha', page: 'blog/customs-brokerage-guide' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Hakuna taarifa mpya',
      blocks: [
        {
          table: {
            caption: 'Ufuatiliaji usipoonyesha jipya',
            columns: ['Swali', 'La kujua'],
            rows: [
              [
                'La kufanya leo',
                'Subiri {tracking.update}: hatua mpya inaweza kuchukua muda huo kuonekana. Hakikisha namba yako ni NL, tarakimu kumi, TZ.',
              ],
              [
                'Kama hakuna mabadiliko',
                [
                  { text: 'Ripoti tatizo', page: 'help/report-issue', fragment: 'issue-form' },
                  '. Timu ya msaada hulipitia ndani ya {support.review} katika siku za kazi.',
                ],
              ],
              ['Hati gani', 'Namba ya ufuatiliaji, na uthibitisho wa kuweka nafasi au ankara.'],
              [
                'Nani hulipa',
                'Kutafuta ni bure. Msafirishaji akithibitisha kuwa umepotea, unaweza kudai kwenye bima yako.',
              ],
              [
                'Lini ulipeleke ngazi ya juu',
                'Siku ya kazi ikipita bila jibu, tupigie ukitaja tarehe ya taarifa yako. Kwa meli, wiki kadhaa bila hatua mpya ni kawaida.',
              ],
            ],
          },
        },
        {
          paragraph: [
            'Linganisha siku zilizopita na makadirio ya ',
            { text: 'nchi unakotoka mzigo', page: 'shipping-routes' },
            '. Makadirio si ahadi, na bima hailipi ucheleweshaji peke yake.',
          ],
        },
      ],
    },
    {
      heading: 'Boksi limeharibika',
      blocks: [
        {
          table: {
            caption: 'Boksi likifika limeharibika au limepungua vitu',
            columns: ['Swali', 'La kujua'],
            rows: [
              [
                'La kufanya leo',
                'Andika uharibifu kwenye hati ya kupokea kabla ya kusaini. Piga picha kila upande wa boksi, kisha bidhaa. Tunza kila kitu.',
              ],
              [
                'Ndani ya {claims.deadline} tangu kupokea',
                [
                  { text: 'Wasilisha dai', page: 'help/file-claim' },
                  '. Makadirio ya matengenezo au ankara unaweza kutuma baadaye.',
                ],
              ],
              [
                'Hati gani',
                'Namba ya ufuatiliaji, uthibitisho wa thamani, picha za uharibifu na za lebo, hati ya kupokea.',
              ],
              [
                'Nani hulipa',
                'Bima yako: ya msingi hadi {cover.basic} ya thamani ya bidhaa, kamili hadi thamani uliyotaja. Kama bei uliyopewa wala ankara haitaji bima, unapata tu kile ambacho sisi au msafirishaji tunadaiwa kisheria.',
              ],
              [
                'Lini ulipeleke ngazi ya juu',
                'Kama ukaguzi haujaisha ndani ya {claims.review}, au {claims.complex} kwa dai gumu, wasiliana nasi ukitaja tarehe ya dai lako.',
              ],
            ],
          },
        },
        {
          paragraph: [
            'Zaidi ya {claims.deadline} zimepita tangu upokee mzigo? Mashirika ya ndege hupokea malalamiko ya maandishi kuhusu mzigo ulioharibika hadi siku 14 baada ya kuupokea. Ona ',
            {
              text: 'unachoweza bado kufanya',
              page: 'help/insurance-claims',
              fragment: 'carriers',
            },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Ushuru si sahihi',
      blocks: [
        {
          table: {
            caption: 'Ushuru ukionekana si sahihi',
            columns: ['Swali', 'La kujua'],
            rows: [
              [
                'La kufanya leo',
                'Tutumie tathmini ya ushuru. Tunalinganisha namba ya HS (HS code) na thamani na ankara yako, na kukagua kiwango cha kubadilisha fedha.',
              ],
              [
                'Hati gani',
                'Tathmini au namba ya malipo, ankara ya duka, uthibitisho wa malipo, na maelezo au karatasi ya sifa za bidhaa.',
              ],
              [
                'Nani hulipa',
                'Mpokeaji, isipokuwa kama bei uliyopewa au ankara inaujumuisha (DDP). Kwa kawaida bidhaa huachiwa baada ya kulipa. Uliza kama unaweza kuweka dhamana ya fedha unapopinga ushuru huo.',
              ],
              [
                'Lini ulipeleke ngazi ya juu',
                'Wewe au wakala wako mnaweza kuiomba TRA ipitie upya uamuzi, kwa maandishi mkieleza sababu, ndani ya siku 30 tangu uamuzi. Jibu lake unaweza kulikatia rufaa kwenye Bodi ya Rufaa za Kodi (TRAB) ndani ya siku 45.',
              ],
            ],
          },
        },
        {
          paragraph: [
            'Muda huu unatoka kwenye Sheria ya Usimamizi wa Forodha ya Jumuiya ya Afrika Mashariki, vifungu vya 229 na 230, taarifa za {2026-11}. Hakikisha na ',
            { text: 'TRA', url: 'https://www.tra.go.tz' },
            ' kabla ya kuutegemea. ',
            { text: 'Mawakala wetu wa forodha', page: 'services/customs-brokerage' },
            ' wanaweza kukuandikia ombi hilo.',
          ],
        },
      ],
    },
    {
      heading: 'Tusipolitatua',
      text: [
        'Tuandikie kwa ',
        { text: 'barua pepe yetu ya msaada', channel: 'support' },
        ' ukitaja namba ya ufuatiliaji na neno "Complaint" (malalamiko). Unaweza pia kulalamika kuhusu mawakala wa meli, mawakala wa forodha na bandari kwa ',
        { text: 'Shirika la Uwakala wa Meli Tanzania (TASAC)', url: 'https://www.tasac.go.tz' },
        ', ndani ya miezi kumi na miwili tangu tatizo litokee (taarifa za {2026-11}). Kujua haki zako, soma ',
        { text: 'masharti yetu (Kiingereza)', page: 'help/terms' },
        '.',
      ],
      actions: [{ label: 'Tupigie' }, { label: 'Wasiliana na msaada' }],
    },
  ],
};
