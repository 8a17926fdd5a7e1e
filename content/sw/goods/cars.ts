import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/magari',
  english: 'f3a04be43021',
  name: 'Magari',
  nameInSentence: 'magari',
  meta: {
    title: 'Kuagiza gari Tanzania: ushuru, umri na gharama yote',
    description:
      'Gari hulipa ushuru {duty.finished}, ushuru wa bidhaa kwa injini na umri, tozo na VAT. Kodi za gari la miaka saba na la kumi na mbili, na hati zake.',
  },
  lead: 'Angalia mwaka kabla ya kuangalia rangi. Baada ya miaka minane unalipa ushuru wa bidhaa wa ziada, na baada ya kumi unakuwa mara mbili.',
  verdict: {
    air: {
      reason:
        'Ndege hubeba magari ya marais na ya timu za mashindano. Kwa wengine wote tunaweka nafasi kwenye meli.',
    },
    sea: {
      reason:
        'Kwenye meli ya magari au ndani ya kontena, pamoja na hati zake za kusafirisha nje na ukaguzi. Jua kodi kabla ya kushindania bei.',
    },
  },
  papers: [
    {
      authority: 'TRA',
      name: 'Uthamini na tamko',
      text: 'TRA ina jedwali lake la thamani kwa aina, modeli na mwaka, na hulitumia kama ankara yako inaonyesha thamani ndogo zaidi.',
    },
    {
      authority: 'TBS',
      name: 'Ukaguzi wa ubora wa gari',
      text: 'Magari yaliyotumika hukaguliwa: kutoka Japani kwa kawaida kabla ya kupakiwa, kutoka kwingine mara nyingine yakifika.',
    },
    {
      authority: 'Nchi unakotoka gari',
      name: 'Hati ya umiliki ya kusafirisha nje',
      text: 'Kadi ya gari au cheti cha kusafirisha nje, gari likiwa limefutiwa usajili ili lisafirishwe nje. Bandari za Marekani zinataka hati halisi siku chache kabla ya kupakia.',
    },
  ],
  packing: [
    'Kwenye meli ya magari, mafuta yasizidi robo tangi; ndani ya kontena, tangi liwe tupu. Betri imefungwa vizuri, alamu imezimwa.',
    'Usiache kitu ndani: vitu vilivyo ndani ya gari huibiwa kwanza, na hutozwa kodi hata hivyo.',
    'Piga picha pande zote, kilomita zilizotembea na matairi siku unayolikabidhi.',
  ],
  tariff: {
    note: 'Magari kamili hulipa ushuru {duty.finished}. Ushuru wa bidhaa ni {excise.engine-over-1000} kwa injini zaidi ya cc 1,000 na {excise.engine-over-2000} zaidi ya cc 2,000, pamoja na {excise.car-over-8-years} kwa gari la zaidi ya miaka minane na {excise.car-over-10-years} kwa zaidi ya kumi; magari ya umeme hayana ushuru wa bidhaa wa injini.',
  },
  items: [
    { name: 'Gari dogo la lita 1.5, miaka saba' },
    { name: 'SUV ya lita 2.7, miaka kumi na miwili' },
  ],
  notIncluded: 'Usajili wa kwanza na namba za gari',
  goesWrong: [
    'Karatasi ya mnada inasema 2017 na chesisi inasema 2015; kodi hufuata chesisi.',
    'Gari linasubiri wakati unatafuta pesa za kodi, na bandari inatoza ada ya kuhifadhi.',
    'Gari linagundulika kuwa na usukani wa kushoto, na huenda usiweze kulisajili.',
  ],
  questions: [
    {
      question: 'Umri wa gari unahesabiwaje?',
      answer:
        'Kuanzia mwaka lilipotengenezwa. Gari la mwaka 2018 lina miaka minane mwaka 2026, bila kujali lilianza kuendeshwa mwezi gani.',
    },
    {
      question: 'Itakuwaje kama nililipa chini ya jedwali la TRA?',
      answer:
        'Kwa kawaida thamani kubwa kati ya hizo mbili ndiyo huhesabiwa. Leta karatasi ya mnada na uthibitisho wa malipo ya benki. Mara nyingine huishawishi TRA, mara nyingi hapana.',
    },
    {
      question: 'Naweza kuleta gari moja bila kodi ninaporudi kuishi?',
      answer:
        'Ndiyo, moja, kama ulilimiliki na kulitumia nje ya nchi kwa miezi kumi na miwili, lina chini ya miaka minane, injini yake haizidi cc 3,000, na TRA imekubali kwamba unahama.',
    },
  ],
};
