import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/hong-kong-kwenda-tanzania',
  english: '0a324cb33c59',
  country: 'Hong Kong',
  name: 'Hong Kong',
  nameInSentence: 'Hong Kong',
  meta: {
    about: 'Simu na vipuri, na nyaraka za betri.',
    keywords: [
      'kusafirisha mzigo kutoka Hong Kong',
      'kuagiza simu za jumla Hong Kong',
      'kusafirisha betri za lithiamu kwa ndege',
      'kuchukua mzigo Shenzhen',
    ],
  },
  city: { name: 'Hong Kong' },
  seaport: { name: 'Kwai Chung' },
  collectionPoints: ['Kwai Chung', 'Kowloon'],
  goods: 'Simu, chipu, kamera na vifaa vyake kwa jumla',
  lead: 'Mizigo mingi ya Hong Kong ni vifaa vya kielektroniki vyenye betri. Tunavihesabu, tunaviwekea lebo na kuvituma pamoja na nyaraka zinazotakiwa na mashirika ya ndege.',
  airNote:
    'Karibu hakuna uwanja wa ndege duniani unaopitisha mizigo mingi kuliko Hong Kong, kwa hiyo kuna nafasi hata kwenye miezi yenye shughuli nyingi. Simu na chipu za kumbukumbu kwa kawaida hupitia nchi za Ghuba au Addis Ababa.',
  seaNote:
    'Vituo vya makontena vya Kwai Chung huchukua visivyo vya haraka: kabati za maonesho, nyaya, spika, vitu vya kuchezea. Meli nyingi hupitia Singapore au Port Klang, ambako makontena ya Afrika Mashariki hubadilisha meli.',
  pricing: [
    {
      paragraph:
        'Vifaa vya kielektroniki ni vizito kwa ukubwa wake, kwa hiyo karibu kila mara mizani ndiyo inayoamua. Usafiri wa simu arobaini ni {phones.each} kwa kila moja.',
    },
    {
      paragraph: [
        'Simu zina thamani kubwa kuliko usafiri. Bima ya msingi huishia {cover.basic} ya thamani ya bidhaa, kwa hiyo chagua bima kamili ya thamani uliyotaja. Angalia ',
        { text: 'jinsi bima na madai vinavyofanya kazi', page: 'help/insurance-claims' },
        '.',
      ],
    },
  ],
  worked: [{ name: 'Simu arobaini' }],
  extraServices: [
    {
      title: "Kuchukua mzigo ng'ambo ya mpaka",
      text: 'Tunachukua bidhaa kwenye masoko na viwanda vya Shenzhen na kuzivusha mpaka zikiwa na nyaraka za China za kusafirisha nje.',
    },
    {
      title: 'Kuhesabu na kupiga picha',
      text: 'Tunafungua kila katoni, tunahesabu vilivyomo kulingana na oda yako na kuvipiga picha, pamoja na namba za mfululizo (serial), kabla ya kuifunga.',
    },
    {
      title: 'Kufunga betri na nyaraka zake',
      text: 'Tunafunga, tunaweka lebo na kutoa tamko la vifaa kulingana na kanuni za mashirika ya ndege kuhusu betri za lithiamu.',
    },
    {
      title: 'Kugawa mzigo',
      text: 'Kinachouzwa kwanza huja kwa ndege, kingine hufuata kwa meli, vyote kwenye bei moja utakayopewa.',
    },
  ],
  particulars: [
    {
      heading: 'Betri huamua kinachopanda ndege',
      blocks: [
        {
          table: {
            caption: 'Jinsi betri za lithiamu zinavyosafiri kwa kawaida kutoka Hong Kong',
            columns: ['Bidhaa', 'Kwa ndege'],
            rows: [
              [
                'Simu au kishikwambi chenye betri ndani',
                'Ndiyo, na lebo; zikiwa nyingi, pia muhtasari wa upimaji wa betri',
              ],
              [
                'Kifaa chenye betri ya akiba kwenye boksi',
                'Mara nyingi, kwa kiwango cha kila kifurushi',
              ],
              [
                'Betri za peke yake na power bank',
                'Uliza kwanza; kama mzigo hatari uliotolewa tamko tu, ikiwa zitakubaliwa',
              ],
              ['Betri zilizovimba, zilizoharibika au zilizoitwa kurudishwa kiwandani', 'Kamwe'],
            ],
          },
        },
        {
          paragraph:
            'Tunakagua simu zilizotumika moja moja kama zimevimba. Betri moja mbovu inaweza kusimamisha mzigo mzima, kwa hiyo toa zenye shaka kabla katoni haijafika uwanja wa ndege.',
        },
      ],
    },
    {
      heading: 'Hata bandari huru inahitaji tamko',
      blocks: [
        {
          paragraph: [
            'Hong Kong haitozi ushuru wa forodha wa jumla wala VAT; pombe kali, tumbaku, mafuta ya fueli na methyl alcohol tu ndivyo hutozwa. Bado unahitaji tamko la kusafirisha nje ndani ya siku 14 tangu bidhaa ziondoke. Baadhi ya chipu, vifaa vya usimbaji fiche na vipuri vya uwezo mkubwa huhitaji kwanza leseni ya biashara ya kimkakati. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'Forodha ya Hong Kong', url: 'https://www.customs.gov.hk' },
            '.',
          ],
        },
        {
          paragraph:
            'Bidhaa zilizotengenezwa China bara zinazopita Hong Kong huhitaji pia tamko la China la kusafirisha nje, ambalo muuzaji lazima alitoe.',
        },
      ],
    },
    {
      heading: 'Simu Tanzania',
      blocks: [
        {
          paragraph: [
            'Mitandao inaweza kufungia simu zenye namba bandia au iliyonakiliwa ya ',
            {
              abbr: 'IMEI',
              meaning: 'International Mobile Equipment Identity: namba ya utambulisho wa simu',
            },
            ', inayotambulisha kila simu. Mwombe muuzaji aorodheshe kila namba, na uhakiki baadhi mwenyewe. ',
            { abbr: 'TCRA', meaning: 'Mamlaka ya Mawasiliano Tanzania' },
            ' inaidhinisha vifaa vya redio, kuanzia simu hadi ruta na redio za mkononi, inavitoza tozo ya mazingira (eco levy), vipya au vilivyotumika, na inatoa leseni kwa wauzaji. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'TCRA', url: 'https://www.tcra.go.tz' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Kubalianeni daraja kabla ya bei',
      blocks: [
        {
          paragraph:
            'Wauzaji wa jumla huuza simu zilizotumika kwa madaraja, na A ya mmoja ni B ya mwingine. Kubalianeni kwa maandishi kuhusu mikwaruzo, hali ya betri na ngapi unaweza kurudisha. Tunahesabu na kupiga picha simu, lakini hatuthibitishi kwamba zinafanya kazi. Vito tunabeba tu ukipanga nasi kwanza.',
        },
      ],
    },
  ],
  office: {
    heading: 'Unahudumiwa kutoka Guangzhou, jirani tu',
    text: 'Ofisi yetu ya Guangzhou, umbali wa safari ya treni kando ya Mto Pearl, huhudumia Hong Kong. Wanapitia ankara pamoja nawe, wanakagua nyaraka za betri na kukuambia ndege ipi bado ina nafasi.',
  },
};
