import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/fedha-taslimu-na-kadi',
  english: '8647133184df',
  name: 'Fedha taslimu na kadi',
  nameInSentence: 'fedha taslimu na kadi za benki',
  meta: {
    title: 'Naweza kutuma fedha taslimu au kadi ya benki?',
    description:
      'Noti, sarafu zinazotumika, kadi za benki na vocha hazisafiri kamwe kama mzigo. Kwa nini ni hivyo, na njia za haraka na nafuu za kutuma pesa Tanzania.',
  },
  lead: 'Pesa ndani ya boksi haziwezi kuwekewa bima, kufuatiliwa wala kuelezewa. Pia huchukua siku nyingi, wakati simu huzituma kwa dakika moja.',
  verdict: {
    air: { reason: 'Hatubebi pesa kamwe, hata ndani ya kadi ya siku ya kuzaliwa.' },
    sea: { reason: 'Kwa meli pia hatubebi fedha.' },
  },
  instead: [
    'Tuma fedha kwenye akaunti ya pesa za simu kupitia huduma ya kutuma pesa yenye leseni; mpokeaji anazitoa kwa wakala yeyote.',
    'Kwa kiasi kikubwa tumia uhamisho wa benki, sababu ya malipo ikiwa imejazwa.',
    'Nunua hapahapa anachohitaji mtu na afikishiwe: maduka mengi ya Dar es Salaam hupokea kadi za nje.',
  ],
  tariff: {
    note: 'Noti ambazo ni pesa halali hazilipi ushuru. Badala yake zinahusika na sheria za kuzuia utakatishaji fedha.',
  },
  goesWrong: [
    'Mtu anaficha dola mia mbili ndani ya kiatu. Kinachofika ni kiatu tu.',
    'Kadi ya benki na barua yenye namba ya siri viko kwenye bahasha moja, na mtu anaenda kununua vitu.',
  ],
  questions: [
    {
      question: 'Je, hundi inaruhusiwa?',
      answer:
        'Hapana. Hundi zipo pamoja na fedha taslimu kwenye orodha ya bidhaa zisizoruhusiwa. Isitoshe, ni benki chache hapa zinazopokea hundi za nje.',
    },
    {
      question: 'Na sarafu za zamani za mkusanyaji?',
      answer:
        'Sarafu ambazo si pesa halali tena zinakaribia zaidi vitu vya kale kuliko fedha taslimu. Huja kwa makubaliano, pamoja na uthibitisho wa thamani na bima kamili.',
    },
    {
      question: 'Naweza kubeba fedha taslimu kiasi gani mwenyewe?',
      answer:
        'Msafiri hutoa tamko mpakani kwa dola elfu kumi za Marekani au zaidi, au thamani sawa kwa pesa nyingine. Hilo ni kati yako na forodha; sisi tunashughulikia mizigo tu.',
    },
  ],
};
