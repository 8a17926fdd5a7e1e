import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/uingereza-kwenda-tanzania',
  english: '1dfbb357d72c',
  country: 'Uingereza',
  name: 'Uingereza',
  nameInSentence: 'Uingereza',
  meta: {
    about: 'Vifurushi, mapipa na vipuri vya magari.',
    keywords: [
      'kusafirisha mzigo kutoka Uingereza',
      'kutuma kifurushi London hadi Dar es Salaam',
      'kutuma pipa kutoka London',
      'bei ya mzigo kwa kilo kutoka Uingereza',
    ],
  },
  city: { name: 'London' },
  seaport: { name: 'Felixstowe' },
  collectionPoints: ['London', 'Milton Keynes'],
  goods: 'Maboksi ya familia, mapipa, vitu vya shule na vipuri',
  lead: 'Kutoka nyumba ya London, duka la Leeds au gereji ya Birmingham, kila kitu hukusanywa Milton Keynes. Maboksi huja Tanzania kwa ndege kwa {uk.rate} kwa kilo. Mapipa na magari huja kwa meli.',
  airNote:
    'Maboksi husafiri kwa ndege kutoka Heathrow au moja ya viwanja vya mizigo vya Midlands na kubadilisha ndege nchi za Ghuba, Addis Ababa, Istanbul au Nairobi. Nguo, simu na vifaa vya shule ndivyo vya kawaida.',
  seaNote:
    'Mapipa, makasha, makochi, injini na magari huondoka kupitia Felixstowe, London Gateway au Southampton. Kulingana na kampuni, meli hupitia Mfereji wa Suez au huzunguka Rasi ya Tumaini Jema.',
  pricing: [
    {
      paragraph:
        'Nguo ni nzito kwa ukubwa wake, kwa hiyo hapa mizani ndiyo inayoamua. Kungekuwa na mito au vitu vya kuchezea kwenye boksi hilohilo, ukubwa ndio ungeamua. Pipa kwa meli tunalitolea bei kwa nafasi linayochukua.',
    },
  ],
  worked: [{ name: 'Nguo na viatu' }],
  particulars: [
    {
      heading: 'Pipa au boksi kutoka London',
      blocks: [
        {
          list: [
            [
              { strong: 'Linabeba nini: ' },
              'pipa la lita 220, linalohitaji nafasi ya sm {barrel.sides}, hubeba nguo, viatu, vyakula vya makopo na zana hadi takriban kilo 100. ',
              { text: 'Jinsi ya kulijaza', page: 'goods/mixed-barrel' },
              '.',
            ],
            [
              { strong: 'Pipa linagharimu kiasi gani: ' },
              'huja kwa meli, na unalipia nafasi yake, takriban mita za ujazo {barrel.cbm} (CBM). Makontena ya pamoja mara nyingi yana kiwango cha chini cha CBM 1, kwa hiyo uliza bei ya pipa moja, na ya mapipa matatu.',
            ],
            [
              { strong: 'Boksi linagharimu kiasi gani: ' },
              'kwa ndege {uk.rate} kwa kilo. Boksi la nguo na viatu la hapo juu ni {clothes.total}. Kwa meli hutozwa kama pipa.',
            ],
            [
              { strong: 'Jinsi ya kulikabidhi: ' },
              'kwanza omba bei. Kisha lilete Milton Keynes kwa miadi. Maboksi unaweza pia kuyatuma kwa kampuni ya vifurushi, au ',
              { text: 'panga yachukuliwe', portal: 'bookPickup' },
              '. Ukitaka tulifuate pipa, sema unapoomba bei, na liwe tayari chini, usawa wa barabara: linahitaji watu wawili kulinyanyua.',
            ],
            [
              { strong: 'Andika nini juu yake: ' },
              'jina lako, jina la mpokeaji na namba yake ya simu ya Tanzania, na namba yetu ya ufuatiliaji. Weka ndani nakala ya orodha ya vilivyomo.',
            ],
          ],
        },
        {
          paragraph: [
            'Ushuru haumo kwenye bei hizi. Unarudi nyumbani moja kwa moja? Vitu vyako vilivyotumika vinaweza kusamehewa ushuru: ona ',
            { text: 'kurudi kuishi Tanzania', page: 'goods/household-effects' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Plagi ileile, upande uleule wa barabara',
      blocks: [
        {
          paragraph:
            'Vifaa vya Uingereza vina plagi ya pini tatu na volti sawa na Tanzania, kwa hiyo birika au drili hufanya kazi mara tu ukiitoa kwenye boksi. Magari ya Uingereza yana usukani kulia, ndiyo maana vioo vya pembeni, taa na giaboksi kutoka yadi za magari ya Uingereza hutosha kwenye magari mengi ya Dar es Salaam.',
        },
      ],
    },
    {
      heading: 'Nini huwekwa kwenye maboksi',
      blocks: [
        {
          list: [
            'Sare za shule, viatu na makoti ya baridi kwa safari za nyanda za juu',
            'Simu na laptop zilizonunuliwa kwa mkataba au zilizokarabatiwa',
            'Vigari vya watoto, viti vya gari na nguo za watoto',
            'Zana na vipuri vya magari na matrekta',
            'Vitabu, ala za muziki na vifaa vya sauti vya kanisa',
          ],
        },
        {
          paragraph: [
            'Makopo ya kupulizia, rangi ya kucha na manukato huwaka moto. Angalia ',
            { text: 'vitu tusivyoweza kubeba', page: 'help/prohibited-items' },
            ' kabla ya kufunga mfuniko.',
          ],
        },
      ],
    },
    {
      heading: 'VAT na tamko la kusafirisha nje',
      blocks: [
        {
          paragraph: [
            'Wageni wanaonunua bidhaa Great Britain hawawezi tena kudai kurudishiwa ',
            { abbr: 'VAT', meaning: 'kodi ya ongezeko la thamani' },
            ' uwanja wa ndege: utaratibu huo ulifungwa 2021. Biashara bado inaweza kuuza bila VAT ikipata kwa wakati uthibitisho kwamba bidhaa zimesafirishwa nje. Kubaliana na muuzaji kuhusu hilo kabla hujalipa.',
          ],
        },
        {
          paragraph: [
            'Bidhaa za biashara zinahitaji tamko la kusafirisha nje kwa forodha ya Uingereza, na anayesafirisha anahitaji namba ya forodha (',
            {
              abbr: 'EORI',
              meaning:
                'Economic Operators Registration and Identification: namba ya usajili ya forodha',
            },
            '). Kanuni za vitu binafsi ni rahisi zaidi. Vyovyote vile, andika orodha ya vilivyomo yenye thamani halisi ya kila kitu. Utaihitaji tena mzigo ukifika Tanzania. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'GOV.UK', url: 'https://www.gov.uk/export-goods' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Kutuma gari',
      blocks: [
        {
          paragraph: [
            'Tunza nakala ya kadi ya usajili wa gari (V5C) na uiambie DVLA kwamba gari linaondoka moja kwa moja. ',
            { text: 'Shirika la Viwango Tanzania (TBS)', url: 'https://www.tbs.go.tz' },
            ' hukagua magari yaliyotumika kama yanafaa kutembea barabarani. Wakati wa ukaguzi huo, kabla ya kupakia au baada ya kufika, umebadilika mara kadhaa kadiri miaka ilivyopita, kwa hiyo hakikisha na TBS au nasi kabla ya kuweka nafasi. Ushuru wa bidhaa ni mkubwa zaidi kwa magari ya zamani.',
          ],
        },
      ],
    },
  ],
  office: {
    heading: 'Zungumza na Milton Keynes',
    text: [
      'Ofisi iko mwendo wa saa moja kwa barabara kuu kutoka kaskazini mwa London. Hupokea maboksi kutoka kampuni za vifurushi na tunayoyachukua wenyewe. Piga simu kabla ya kulileta mwenyewe. Ukitaka tulifuate boksi, ',
      { text: 'panga lichukuliwe', portal: 'bookPickup' },
      ' kwenye akaunti yako ya mteja.',
    ],
  },
};
