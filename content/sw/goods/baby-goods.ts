import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vitu-vya-mtoto',
  english: 'a7cafdeccd92',
  name: 'Vitu vya mtoto',
  nameInSentence: 'vitu vya mtoto',
  meta: {
    title: 'Kuagiza kigari, kiti cha gari au nguo za mtoto Tanzania',
    description:
      'Vigari, viti vya gari, chupa na nepi hadi Tanzania: ushuru, jinsi ya kufunga boksi dogo, masharti ya maziwa ya mtoto na gharama ya kifurushi cha mtoto mchanga.',
  },
  lead: 'Anza mapema: kifurushi ambacho bibi anatuma kutoka Birmingham kinapaswa kufika kabla ya mtoto. Karibu kila kitu kinaruhusiwa.',
  verdict: {
    air: {
      reason:
        'Nguo, chupa na kigari kilichokunjwa husafiri kwa ndege. Maziwa ya unga ya mtoto ni chakula na yana masharti yake.',
    },
    sea: {
      reason:
        'Kitanda cha mtoto na nepi za mwaka mzima huchukua nafasi, si uzito. Tuma kitanda kwenye paleti na nepi kwenye pipa.',
    },
  },
  packing: [
    'Kunja kigari, toa magurudumu yake, na jaza nguo kwenye kapu lake.',
    'Kausha kabisa chupa zilizotumika: mpira wenye unyevu huwa unanuka ukifika.',
    'Weka kiti cha gari kwenye katoni, ganda chini, mikanda ndani.',
  ],
  tariff: {
    note: 'Vigari, nguo za mtoto na nepi hulipa ushuru {duty.finished}. Kiti cha gari huhesabiwa kama kiti, kwa hiyo ushuru wa bidhaa {excise.furniture} unaweza kuongezwa; mfano wenye kiti cha gari hauuhesabu.',
  },
  items: [
    { name: 'Kifurushi cha nguo na chupa za mtoto mchanga' },
    { name: 'Seti ya kigari na kiti cha gari' },
  ],
  goesWrong: [
    'Kiti cha gari kilichotumika kimewahi kupata ajali. Huwezi kuona, na muuzaji hasemi.',
    'Makopo kumi ya maziwa ya mtoto yanaandikwa "vitu vya mtoto", lakini maziwa hayo ni chakula, na makopo kumi yanahitaji hati.',
    'Kigari kinatumwa kikiwa kimeunganishwa, na unalipia nusu mita ya ujazo ya hewa.',
  ],
  questions: [
    {
      question: 'Naweza kutuma maziwa ya unga ya mtoto?',
      answer:
        'Ndiyo, kopo moja au mawili ambayo bado yako mbali na tarehe ya mwisho, yakiorodheshwa kama chakula. Zaidi ya hapo yanahitaji hati zilezile za chakula cha kuuza. Maziwa hayo na vyakula vingine vya watoto vilivyotayarishwa hulipa ushuru {duty.finished} au zaidi. Angalia kwanza bei za Dar es Salaam.',
    },
    {
      question: 'Je, pampu ya maziwa ya mama ni kifaa tiba?',
      answer:
        'Kwa uzoefu wetu, forodha huichukulia pampu ya matumizi yako mwenyewe kama kitu cha nyumbani. Ya hospitali ni bora kuitolea tamko kama kifaa tiba, pamoja na kibali cha TMDA cha vifaa tiba.',
    },
    {
      question: 'Je, zawadi za mtoto mchanga hazitozwi kodi?',
      answer:
        'Hutozwa, kama kitu kingine chochote. Kinachosaidia ni orodha ya kweli yenye bei, kwa sababu ofisa hana haja ya kukisia.',
    },
  ],
};
