import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/paneli-za-sola',
  english: '73edceb77a47',
  name: 'Paneli za sola',
  nameInSentence: 'paneli za sola',
  meta: {
    title: 'Kuagiza sola Tanzania: bila ushuru wala VAT',
    description:
      'Paneli na inveta hazilipi ushuru wala VAT ankara ikitaja sola; betri hulipa ushuru, si VAT. Hati, ufungaji, usafiri na mifano ya hesabu.',
  },
  lead: 'Ni bidhaa chache zinazopendelewa hivi: paneli hazina ushuru wa forodha, na vifaa vya sola vimesamehewa kodi ya ongezeko la thamani (VAT). Neno "solar" lazima liwe kwenye ankara.',
  verdict: {
    air: {
      reason:
        'Vidhibiti na inveta ndogo huja kwa ndege, betri za peke yake haziji. Paneli ni vioo vikubwa: zinaweza kuja kwa ndege, lakini meli inafaa zaidi.',
    },
    sea: {
      reason:
        'Juu ya paleti, zikisimama kwa upande mrefu, pamoja na Cheti cha Ubora cha mzigo wote.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Paneli, betri na inveta hupimwa kwa viwango vya sola, kwa sababu bandia nyingi ziliuzwa kama za wati 300. Inveta au paneli moja ya paa lako mara nyingi haihitaji cheti hicho.',
    },
    {
      authority: 'Msafirishaji',
      name: 'Hati za betri kama mzigo hatari',
      text: 'Betri za lithiamu na za asidi za seti ya sola hutolewa tamko peke yake, hata zikiuzwa kama seti.',
    },
  ],
  packing: [
    'Vilinda kona kwenye kila paneli, na mkanda usipite juu ya kioo.',
    'Usilaze paneli moja juu ya nyingine; hatua ya mguu huleta nyufa zinazoonekana baada ya mwaka.',
  ],
  tariff: {
    note: 'Paneli na inveta hazina ushuru na zimesamehewa VAT. Taa zenye paneli yake ndani hulipa ushuru wa {duty.finished} na VAT. Betri za sola hulipa ushuru huo, lakini si VAT.',
  },
  items: [{ name: 'Inveta ya hybrid ya kW 3' }, { name: 'Paleti ya paneli 20 za W 450' }],
  goesWrong: [
    'Ankara inasema "vifaa vya umeme", na msamaha unapotea kwa maneno hayo tu.',
    'Taa za barabarani zinatolewa tamko kama paneli, na ofisa anafungua moja.',
    'Reli za kufungia zinasahauliwa kwenye orodha ya vilivyomo, ingawa alumini hutozwa kwa kiwango chake.',
  ],
  questions: [
    {
      question: 'Kwa paneli za sola, kinabaki nini cha kulipa?',
      answer:
        'Tozo ya reli, ada ya uchakataji ya forodha na, kwa meli, tozo ya gati bandarini (wharfage) pamoja na VAT yake. Kwa paleti ya dola 1,500, ni chini sana ya dola 100 kabla ya usafiri.',
    },
    {
      question: 'Betri za sola zimesamehewa pia?',
      answer:
        'VAT, ndiyo, kama ni betri za aina ya sola. Ushuru wa {duty.finished} unabaki, kwa sababu ushuru huangalia betri yenyewe, si matumizi yake.',
    },
    {
      question: 'Pampu ya maji ya sola huhesabiwa kuwa sola?',
      answer:
        'Pampu yenyewe huhesabiwa kuwa pampu: nayo haina ushuru, lakini kwa kawaida hulipa VAT. Paneli, kidhibiti na pampu viwe kwenye mistari tofauti ya ankara, ili kila kimoja kitozwe kwa kiwango chake.',
    },
  ],
};
