import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/anwani-za-maduka',
  english: '701e9243df93',
  name: 'Anwani za kuwapa maduka',
  meta: {
    title: 'Anwani ya Amazon, Alibaba, AliExpress na Shein',
    description:
      'Uwape Amazon, Alibaba, AliExpress au Shein anwani gani ukinunua ukiwa Tanzania, pamoja na fomu iliyojazwa, na mahali pa kuandika namba yako.',
    keywords: [
      'anwani ya Amazon Tanzania',
      'kuagiza Alibaba Tanzania',
      'anwani ya AliExpress Tanzania',
      'Shein Tanzania',
      'anwani ya Marekani kwa Tanzania',
    ],
  },
  listing: {
    summary:
      'Nini cha kuandika unapolipia Amazon, Alibaba, AliExpress au Shein, sehemu kwa sehemu.',
  },
  sections: [
    {
      heading: 'Niwape duka anwani gani?',
      lead: 'Yetu, ya nchi ambako duka hutuma, ukiweka namba yako binafsi baada ya jina lako. Namba hiyo ndiyo hutuonyesha kuwa boksi ni lako.',
      actions: [{ label: 'Pata namba yako' }, { label: 'Ona fomu iliyojazwa' }],
    },
    {
      heading: 'Utumie anwani yetu ipi',
      table: {
        caption: 'Maduka na ofisi ya kutumia',
        columns: ['Duka', 'Tuma', 'La kujua'],
        rows: [
          [
            'Amazon',
            'California kwa amazon.com, Milton Keynes kwa amazon.co.uk, Dubai kwa amazon.ae',
            'Kwa kawaida kila tovuti ya Amazon hutuma kwa bei ndogo zaidi ndani ya nchi yake. Omba vifurushi vichache kadiri tovuti inavyoruhusu.',
          ],
          [
            'Alibaba',
            'Guangzhou',
            'Unakubaliana na muuzaji kwenye mazungumzo jinsi ya kutuma. Uliza kufikisha kwenye ofisi yetu ni bei gani, na agiza namba yako iandikwe kwenye kila katoni.',
          ],
          [
            'AliExpress',
            'Dubai, Milton Keynes au California',
            'Kwanza weka "Ship to" iwe nchi ya ofisi hiyo: bidhaa, bei na muda hubadilika kulingana nayo.',
          ],
          [
            'Shein',
            'Dubai, Milton Keynes au California',
            'Weka nchi kwenye programu iwe ya ofisi hiyo kabla ya kujaza kikapu: bidhaa na bei hubadilika kulingana nayo.',
          ],
          [
            'Duka la Kanada, Korea Kusini, Hong Kong, Ufaransa, Ujerumani au Uholanzi',
            'Tuulize kwanza',
            'Hatuna ofisi huko. Mshirika hupokea kifurushi, au tunakichukua, na tutakuambia uandike nini.',
          ],
        ],
      },
      note: [
        'Maduka haya si washirika wetu, na fomu na kanuni zao hubadilika. Linganisha usafiri kutoka kila ofisi kabla ya kuchagua: ',
        { text: 'bei kwa nchi', page: 'shipping-routes' },
        '.',
      ],
    },
    {
      heading: 'Fomu iliyojazwa kwa duka la Marekani',
      intro:
        'Amazon.com, eBay na maduka mengi ya Marekani hukutaka ujaze sehemu hizi. Asha na namba yake ni mfano tu: tumia jina na namba yako.',
      caption: 'Ongeza anwani ya kufikisha',
      customer: 'Asha Mushi',
      code: 'NT-0000',
      fields: [
        { label: 'Country/Region (nchi)', note: 'Nchi ya ofisi yetu, si Tanzania.' },
        {
          label: 'Full name (jina kamili)',
          note: 'Jina lako mwenyewe, kisha namba yako. Kama duka linakataa tarakimu kwenye jina, namba iliyo kwenye anwani inatosha.',
        },
        {
          label: 'Phone number (simu)',
          note: 'Namba ya simu ya ofisi yetu, ili msambazaji ampate mtu anayeweza kufungua mlango.',
        },
        { label: 'Street address (mtaa)' },
        {
          label: 'Apt, suite, unit (chumba)',
          note: 'Namba yako tena. Inasomeka hata lebo ikikata jina refu.',
        },
        { label: 'City (mji)' },
        { label: 'State (jimbo)' },
        { label: 'ZIP code (msimbo wa posta)' },
      ],
    },
    {
      heading: 'Kwa muuzaji wa China',
      intro:
        'Kwenye Alibaba, mtumie muuzaji mistari hii kwenye mazungumzo. Tuombe anwani hiyohiyo kwa herufi za Kichina: madereva wa huko huisoma haraka zaidi.',
      caption: 'Fikisha kwa wakala wetu China',
      customer: 'Asha Mushi',
      code: 'NT-0000',
      fields: [
        { label: 'Consignee (mpokeaji)' },
        {
          label: 'Shipping mark (alama ya mzigo)',
          note: 'Mwombe muuzaji aiandike kwenye kila katoni, pamoja na namba ya katoni: 1/3, 2/3, 3/3.',
        },
        {
          label: 'Mobile number (simu)',
          note: 'Wasambazaji wa China hupiga simu kabla ya kufikisha. Toa namba ya simu ya ofisi yetu.',
        },
        { label: 'Province (jimbo)' },
        { label: 'City (mji)' },
        { label: 'Street (mtaa)' },
        { label: 'Postcode (msimbo wa posta)' },
        { label: 'Country (nchi)' },
      ],
    },
    {
      heading: 'Baada ya kuagiza',
      items: [
        {
          title: 'Tuambie boksi linakuja',
          text: 'Kwenye akaunti yako, andika duka, vilivyomo kwenye boksi na namba ya ufuatiliaji ya msafirishaji wa duka. Ongeza ankara au ukurasa wa oda.',
        },
        {
          title: 'Subiri ujumbe wetu',
          text: 'Boksi likifika, tunalipima uzito na vipimo na kukuambia. Kama msambazaji anasema "delivered" (limefikishwa) na hujasikia kutoka kwetu, tutumie ujumbe wa msambazaji.',
        },
        {
          title: 'Tulitume, au lisubiri',
          text: [
            'Lisafirishwe peke yake, au pamoja na oda zako nyingine. ',
            { text: 'Jinsi Nunua mtandaoni inavyofanya kazi', page: 'services/online-purchase' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Maswali kuhusu anwani',
      groups: [
        {
          questions: [
            {
              question: 'Niweke anwani gani ya malipo (billing address)?',
              answer: [
                {
                  paragraph:
                    'Yako mwenyewe: ile ambayo benki yako au mtandao wako wa simu unayo kwa kadi hiyo. Anwani ya kufikisha tu ndiyo yetu. Baadhi ya maduka hukataa kadi ya nchi tofauti.',
                },
                {
                  paragraph: [
                    'Hapo, ',
                    { text: 'tunaweza kukuagizia', page: 'services/buy-for-me' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Nilisahau namba. Kifurushi changu kimepotea?',
              answer: [
                {
                  paragraph: [
                    'Hapana, lakini hatuwezi kujua ni cha nani. ',
                    { text: 'Tuandikie', page: 'contact' },
                    ' ukitaja duka, namba ya ufuatiliaji ya msafirishaji wa duka na picha ya oda, nasi tutakipata.',
                  ],
                },
              ],
            },
            {
              question: 'Duka linatuma hadi Tanzania. Nawahitaji ninyi?',
              answer: [
                {
                  paragraph: [
                    'Pengine hapana. Kwa kitu kimoja chepesi, kutumiwa moja kwa moja kunaweza kuwa nafuu. Angalia kinachojumuishwa: ushuru, kugomboa na kufikishiwa hadi mji wako mara nyingi hulipiwa zaidi. ',
                    { text: 'Linganisha jumla', page: 'help/landed-cost' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Naweza kuandika dukani anwani ya nyumbani kwangu Tanzania?',
              answer: [
                {
                  paragraph:
                    'Ikiwa tu linatuma hadi Tanzania. Vinginevyo, andika anwani yetu dukani, na utupe yako unapotuambia tukutumie boksi lako.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Huna uhakika utumie ofisi ipi?',
      text: 'Tutumie kiungo cha bidhaa. Tutakuambia anwani yetu ipi ni nafuu zaidi, na kama inaweza kusafiri kwa ndege.',
      actions: [{ label: 'Uliza kwa WhatsApp' }, { label: 'Angalia bidhaa' }],
    },
  ],
};
