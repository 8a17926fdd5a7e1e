import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/uholanzi-kwenda-tanzania',
  english: '1f80c1010e15',
  country: 'Uholanzi',
  name: 'Uholanzi',
  nameInSentence: 'Uholanzi',
  meta: {
    about: 'Vifaa vya kilimo, mbegu, baiskeli na malori.',
    keywords: [
      'kusafirisha mzigo kutoka Uholanzi',
      'mzigo wa Rotterdam hadi Dar es Salaam',
      'kuagiza mbegu kutoka Uholanzi',
      'kusafirisha vifaa vya umwagiliaji',
    ],
  },
  city: { name: 'Amsterdam' },
  seaport: { name: 'Rotterdam' },
  collectionPoints: ['Amsterdam', 'Rotterdam'],
  goods: 'Mbegu, umwagiliaji, baiskeli na malori yaliyotumika',
  lead: 'Wakulima wa Uholanzi na mashamba ya Tanzania wamefanya biashara kwa miongo mingi. Vifaa vya umwagiliaji, mbegu na vipuri hukufikia kupitia Schiphol kwa siku chache au Rotterdam kwa wiki chache.',
  airNote:
    'Ndege huleta maua Schiphol na mara nyingi hurudi kusini zikiwa na nafasi. Vali, sensa, mbegu na vipuri vya baiskeli ndivyo vya kawaida.',
  seaNote:
    'Rotterdam ni bandari kubwa kuliko zote Ulaya. Fremu za vitalu nyumba, mipira ya umwagiliaji wa matone, matrekta na malori yaliyotumika huja kwenye makontena au kwa meli za magari, bila kontena.',
  pricing: [
    {
      paragraph:
        'Baiskeli ya Uholanzi huonyesha kazi ya uzito wa ujazo. Ikiwa ndani ya boksi ina kilo {bicycle.weight}, kwa vyovyote utakavyoifunga.',
    },
    {
      paragraph: [
        'Nusu saa na spana mbili hupunguza gharama kwa nusu. Baiskeli kumi zinafaa kwenda kwa meli: ',
        { text: 'linganisha ndege na meli', page: 'services/sea-air-freight' },
        ' kabla ya kuamua.',
      ],
    },
  ],
  worked: [{ name: 'Baiskeli nzima' }, { name: 'Ileile, imefunguliwa' }],
  particulars: [
    {
      heading: 'Nyaraka za mbegu',
      blocks: [
        {
          numbered: [
            'Pata kibali cha kuingiza zao, aina na kiasi chako kutoka mamlaka ya afya ya mimea (TPHPA). Tunaweza kukusaidia kuomba.',
            'Muuzaji wa Uholanzi huomba mbegu zikaguliwe kulingana na kibali hicho na hupata cheti cha afya ya mimea.',
            'Cheti halisi husafiri na mzigo. Tunakutumia nakala uihakiki kwanza.',
            'Mbegu za kuuza pia hupimwa ubora na kuhakikiwa usajili wake zikifika.',
          ],
        },
        {
          paragraph: [
            'Bila kibali, mbegu huharibiwa au hurudishwa kwa gharama yako. Hatubebi maua yaliyokatwa wala mazao mabichi, kwa sababu huharibika. Viuatilifu huhesabiwa kama kemikali hatari, kwa hiyo navyo hatuvibebi. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'TPHPA', url: 'https://www.tphpa.go.tz' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Pampu, mabomba na mabanda ya kuku',
      blocks: [
        {
          paragraph:
            'Mashine za kilimo na vifaa vya umwagiliaji vinaweza kupata ushuru mdogo au msamaha wa VAT Tanzania vikielezwa sahihi. Maelezo yasiyo sahihi, kama "mabomba ya plastiki" badala ya "mpira wa umwagiliaji wa matone", yanaweza kuviweka kwenye namba nyingine ya HS. Mwombe muuzaji aandike matumizi yake kwenye ankara na aambatishe ukurasa wa katalogi.',
        },
      ],
    },
    {
      heading: 'Malori, trela na baiskeli za umeme',
      blocks: [
        {
          paragraph:
            'Malori na trela zilizotumika huendeshwa hadi gatini Rotterdam au Antwerp. Mamlaka ya magari ya Uholanzi hufuta usajili, na cheti cha kufutwa husafiri na nyaraka. Uliza mapema kuhusu ukaguzi wa Tanzania wa kufaa barabarani na ushuru wa bidhaa unaoongezeka kwa magari ya zamani.',
        },
        {
          paragraph:
            'Betri ya lithiamu ya baiskeli ya umeme ni kubwa mno kwa ndege nyingi za abiria. Tuma baiskeli kwa meli, ikiwa imetolewa tamko ipasavyo, au kwa ndege bila betri.',
        },
      ],
    },
    {
      heading: 'Kubadilisha meli na ndege',
      blocks: [
        {
          paragraph:
            'Makontena kutoka Rotterdam ni nadra kufika Afrika Mashariki kwa meli moja. Husubiri magharibi mwa Mediterania, Bahari ya Shamu au Ghuba kupata meli ndogo inayokwenda kusini. Kampuni zikikwepa Mfereji wa Suez, njia ya kuzunguka Rasi ya Tumaini Jema huchukua muda zaidi. Kwa hiyo agiza bidhaa za msimu wa kupanda miezi miwili kabla.',
        },
        {
          paragraph:
            'Kwa muda mrefu Schiphol imekuwa na ndege za abiria za kuja Tanzania zinazobeba pia mizigo. Zikijaa, mzigo hupitia Nairobi au Addis Ababa.',
        },
      ],
    },
    {
      heading: 'Kununua bila VAT ya Uholanzi',
      blocks: [
        {
          paragraph: [
            'Kampuni ya Uholanzi inaweza kuandika ankara ya bidhaa za kwenda nje kwa VAT ya 0% ikiwa na uthibitisho wa forodha wa kusafirishwa nje. Tunautuma kwa muuzaji mara tu bidhaa zikiondoka Umoja wa Ulaya. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'ofisi ya kodi ya Uholanzi', url: 'https://www.belastingdienst.nl' },
            '.',
          ],
        },
      ],
    },
  ],
  office: {
    heading: 'Uliza kabla ya msimu',
    text: [
      'Ofisi yetu ya Milton Keynes hupanga kuchukua mzigo, na timu yetu ya Dar es Salaam husaidia kupata vibali. Bidhaa za mashamba ya kaskazini zinaweza kusubiri kwenye ',
      { text: 'ghala letu la Arusha', page: 'services/warehousing' },
      ' hadi shamba liwe tayari.',
    ],
  },
};
