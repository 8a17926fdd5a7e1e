import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/marekani-kwenda-tanzania',
  english: 'ec60fce05f8c',
  country: 'Marekani',
  name: 'Marekani',
  nameInSentence: 'Marekani',
  meta: {
    about: 'Oda zako hukusanywa ofisi ya California.',
    keywords: [
      'kusafirisha mzigo kutoka Marekani',
      'bei ya mzigo kwa kilo kutoka Marekani',
      'kununua Amazon Marekani',
      'kuagiza laptop kutoka Marekani',
    ],
  },
  city: { name: 'Los Angeles' },
  seaport: { name: 'Long Beach' },
  collectionPoints: ['California', 'New York'],
  goods: 'Laptop, raba, vipuri vya magari na oda za mtandaoni',
  lead: 'Nunua kwenye duka lolote la Marekani kama vile unaishi huko. Oda zako hukusanywa kwenye ofisi yetu ya California na kuondoka kwenda Dar es Salaam kama mzigo mmoja.',
  airNote:
    'Mizigo mingi inayokuja kwa ndege kutoka Los Angeles ni laptop, simu, raba na vipuri. Hakuna ndege ya moja kwa moja, kwa hiyo mzigo hubadilisha ndege mara moja au mbili Ulaya, nchi za Ghuba au Afrika Mashariki.',
  seaNote:
    'Mashine za mazoezi, jenereta, samani na vyombo vya nyumba nzima huondoka kwa meli kutoka Long Beach. Ni mbali, zaidi ya mara mbili ya China, na kontena hubadilisha meli Asia au baada ya Mfereji wa Panama. Makadirio ni ya safari ya haraka zaidi, nyaraka zikiwa tayari meli inapofika, kwa hiyo tegemea muda mrefu zaidi.',
  pricing: [
    {
      paragraph:
        'Maduka ya Marekani hufunga vitu vidogo kwenye maboksi makubwa, kwa hiyo mara nyingi ukubwa ndio huamua bei.',
    },
    {
      paragraph: [
        'Oda tatu zikifungwa upya kwenye boksi moja kwa kawaida ni nafuu kuliko maboksi matatu. Jaribu vipimo vyako kwenye ',
        { text: 'kikokotoo cha bei', page: 'help/shipping-tools' },
        '.',
      ],
    },
  ],
  worked: [{ name: 'Mashine ya kahawa ya espresso' }],
  particulars: [
    {
      heading: 'Kodi ya mauzo: angalia kabla ya kulipa',
      blocks: [
        {
          paragraph:
            'Bei za Marekani hazina kodi ndani yake. Duka huongeza kodi ya mauzo ya jimbo linakofikisha, kwa hiyo kwa kawaida unalipa kiwango cha California kwa kifurushi kinachotumwa kwetu. Baadhi ya wauzaji huondoa kodi kwa bidhaa zinazotoka nje ya nchi, wengine huirudisha wakipata uthibitisho wa kusafirishwa nje, na wengi hawafanyi lolote kati ya hayo. Uliza kabla ya kulipa.',
        },
        {
          paragraph: [
            'Duka likikataa kadi yako, ',
            { text: 'Ninunulie', page: 'services/buy-for-me' },
            ' huweka oda kwa jina letu kwa ada ndogo ya huduma.',
          ],
        },
      ],
    },
    {
      heading: 'Bidhaa za thamani ya zaidi ya $2,500',
      blocks: [
        {
          paragraph: [
            'Kama aina moja ya bidhaa kwenye mzigo wako ina thamani ya zaidi ya $2,500, kwa kawaida inahitaji tamko kwenye mfumo wa Marekani wa kusafirisha nje (AES) kabla haijaondoka. Magari yaliyotumika na bidhaa zinazohitaji leseni ya kusafirisha nje huhitaji tamko kwa bei yoyote (taarifa za {2026-11}; hakikisha na ',
            { text: 'Forodha ya Marekani', url: 'https://www.cbp.gov' },
            '). Tutumie:',
          ],
        },
        {
          list: [
            'ankara ya duka yenye bei halisi uliyolipa;',
            'jina kamili na anwani ya anayepokea bidhaa;',
            'kwa gari au pikipiki iliyotumika, hati halisi ya umiliki (title), ambayo forodha ya Marekani huitaka siku chache kabla ya kusafirishwa nje.',
          ],
        },
        {
          note: 'Droni, vifaa vya kuonea usiku, vifaa vya usimbaji fiche na baadhi ya vipuri vya ndege vinaweza kuhitaji leseni. Tuulize kabla ya kununua.',
        },
      ],
    },
    {
      heading: 'Kununua Pwani ya Mashariki',
      blocks: [
        {
          paragraph:
            'Mzigo mzito ulioko New Jersey au Georgia hauhitaji kuvuka bara zima kwa lori. Unaweza kuondoka kupitia New York, Savannah au Houston na kuvuka Atlantiki. Tupe ZIP code ya muuzaji, nasi tutalinganisha pwani zote mbili kabla ya kukupa bei.',
        },
      ],
    },
    {
      heading: 'Watanzania huagiza nini zaidi',
      blocks: [
        {
          paragraph:
            'Kompyuta na vishikwambi, buti za kazi, vipuri vya magari ya Marekani, vitabu vya kiada, vifaa vya kamera na vya watoto. Vifaa vya nyumbani vya Marekani vimetengenezwa kwa volti 120 na plagi tofauti, kwa hiyo angalia lebo: Tanzania hutumia volti 230. Dawa zinahitaji kibali cha mamlaka ya dawa ya Tanzania (TMDA), na baadhi ya vitamini pia, kwa hiyo tuulize kwanza.',
        },
      ],
    },
  ],
  office: {
    heading: 'Watu wetu wa California',
    text: 'Ofisi ya California hupokea, hukagua na kufunga upya oda zako. Iko nyuma ya Dar es Salaam kwa saa kumi au kumi na moja, kwa hiyo ukiandika jioni, wao ndio wanaanza kazi.',
  },
};
