import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/kanada-kwenda-tanzania',
  english: '209a0d3bbe12',
  country: 'Kanada',
  name: 'Kanada',
  nameInSentence: 'Kanada',
  meta: {
    about: 'Kurudi kuishi nchini, na taarifa za kusafirisha nje.',
    keywords: [
      'kusafirisha mzigo kutoka Kanada',
      'kutuma mzigo Toronto hadi Dar es Salaam',
      'kontena kutoka Canada hadi Tanzania',
      'kuhama kutoka Kanada kurudi Tanzania',
    ],
  },
  city: { name: 'Toronto' },
  seaport: { name: 'Halifax' },
  collectionPoints: ['Toronto', 'Montreal'],
  goods: 'Maboksi ya familia, vipuri vya migodi na vitu vya kuhama',
  lead: 'Boksi la zawadi kutoka Mississauga, pampu ya mgodi wa Geita au vitu vya nyumba nzima: tunavichukua Kanada, tunavileta kwa ndege au meli, na kuvigomboa Tanzania.',
  airNote:
    'Ndege huondoka Toronto na Montreal kwenda Ulaya, nchi za Ghuba au Addis Ababa, ambako mzigo hubadilisha ndege ya Dar es Salaam. Ndege inafaa kwa kitu kidogo, cha thamani au cha haraka.',
  seaNote:
    'Bidhaa huenda mashariki kwa treni au lori hadi Montreal au Halifax, bandari yenye kina kirefu isiyoganda barafu. Huvuka Atlantiki na kubadilisha meli angalau mara moja. Mzigo wa British Columbia unaweza kupitia Vancouver na Bahari ya Pasifiki.',
  pricing: [
    {
      paragraph: 'Bei ni kwa dola za Marekani, si za Kanada.',
    },
    {
      paragraph:
        'Kinachoshangaza watu ni umbali ndani ya Kanada. Calgary hadi Atlantiki ni mbali kuliko Dar es Salaam hadi Johannesburg, na kubeba paleti moja kwa lori umbali huo kunaweza kugharimu sawa na safari ya meli. Ukiweza, lete mzigo mwenyewe Toronto au Montreal.',
    },
  ],
  worked: [{ name: 'Nguo na vitu vya kuchezea vya watoto' }],
  particulars: [
    {
      heading: 'Kurudi kuishi Tanzania',
      blocks: [
        {
          paragraph: [
            'Kama mkazi anayerudi nyumbani, unaweza kuleta vyombo vya nyumbani vilivyotumika bila ushuru ukitimiza masharti ya ',
            { text: 'Mamlaka ya Mapato Tanzania (TRA)', url: 'https://www.tra.go.tz' },
            ', kwa mfano kuhusu muda ulioishi nje ya nchi. Anza miezi miwili kabla:',
          ],
        },
        {
          numbered: [
            'Orodhesha kila boksi, kilichomo na makadirio ya thamani yake.',
            'Weka pamoja nakala za pasipoti, hati za kazi au masomo na uthibitisho wa muda ulioishi Kanada.',
            'Uza friji na mashine ya kukaushia nguo: vifaa vya Kanada hutumia volti 120.',
            'Tuma kwa ndege unavyohitaji mwezi wa kwanza, na vingine kwa meli.',
          ],
        },
      ],
    },
    {
      heading: 'Bidhaa za CAD 2,000 au zaidi',
      blocks: [
        {
          paragraph: [
            'Bidhaa za biashara za thamani hii lazima zitolewe taarifa kabla hazijaondoka, kupitia CERS, mfumo wa Kanada wa taarifa za kusafirisha nje. Anayesafirisha anahitaji namba ya biashara, au wakala wa kuwasilisha kwa niaba yake. Bidhaa zinazodhibitiwa na baadhi ya teknolojia huhitaji kibali kwa bei yoyote, na magari yana kanuni zake za taarifa. Zawadi na vitu binafsi mara nyingi husamehewa. Taarifa hizi ni za {2026-11}. Hakikisha na wakala wa mipaka wa Kanada, ',
            { text: 'CBSA', url: 'https://www.cbsa-asfc.gc.ca' },
            '.',
          ],
        },
        {
          paragraph:
            'Biashara ya Kanada inaweza kuuza bila kodi ya mauzo (GST au HST) inapotuma bidhaa nje ya nchi. Ukizibeba mwenyewe kutoka dukani, unalipa kodi.',
        },
      ],
    },
    {
      heading: 'Nini hutoka Kanada kuja Tanzania',
      blocks: [
        {
          paragraph:
            'Zaidi ni vipuri vya migodi na vya mashine za kuchoronga, kwa sababu kampuni za Kanada huhudumia migodi mingi duniani. Kisha vitanda vya hospitali na viti vya magurudumu kutoka mashirika ya misaada, kompyuta za shule, vipuri vya matrekta na zawadi binafsi. Bidhaa za msaada hazisamehewi ushuru na kodi moja kwa moja: shirika linalozipokea lazima liombe msamaha kabla hazijafika.',
        },
      ],
    },
    {
      heading: 'Majira ya baridi',
      blocks: [
        {
          paragraph:
            'Kuanzia Desemba hadi Machi, dhoruba hufunga barabara kuu na kuchelewesha treni. Vimiminika vinaweza kuganda ndani ya lori lisilopashwa joto, kwa hiyo miezi hii usiweke rangi, wino na kemikali zenye maji, na ongeza wiki moja kwa mzigo wa meli.',
        },
      ],
    },
  ],
  office: {
    heading: 'California hushughulikia Kanada',
    text: [
      'Wenzetu wa Amerika Kaskazini hupanga mzigo uchukuliwe, hukuambia tarehe ya meli na humwagiza wakala wetu awasilishe taarifa ya kusafirisha nje. Nje ya saa zao za kazi, ',
      { text: 'tuma ujumbe wa WhatsApp', channel: 'chat' },
      ' wenye postikodi yako na picha ya bidhaa.',
    ],
  },
};
