import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/laptop',
  english: '79301cdf2d5a',
  name: 'Laptop',
  nameInSentence: 'laptop',
  meta: {
    title: 'Kuagiza laptop Tanzania: gharama yake yote',
    description:
      'Laptop haina ushuru wa forodha. VAT na tozo unazolipa, betri ya wati-saa (Wh) ngapi inaruhusiwa kwenye ndege, na jinsi ya kufunga laptop ya Dar es Salaam.',
  },
  lead: 'Kompyuta hazina ushuru wa forodha, kwa hiyo ukilinganisha na bei yake, laptop ni kati ya vitu nafuu zaidi kuingiza nchini. Angalia betri, na plagi.',
  verdict: {
    air: {
      reason:
        'Karibu kila betri ya laptop ni chini ya wati-saa (Wh) 100, na mashirika ya ndege huzipokea zikiwa ndani ya kompyuta.',
    },
    sea: {
      reason:
        'Ni sawa ikiwa sehemu ya kuhamisha nyumba au ofisi. Kwa kompyuta moja unaokoa kidogo tu, na unyevu hauifai.',
    },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Cheti cha tozo ya mazingira (eco levy) kwa baadhi ya modeli',
      text: 'Tozo hii ni ya vifaa vya mawasiliano. Orodha ya TCRA hatujaiona, kwa hiyo uliza TCRA kuhusu laptop yenye nafasi ya laini au laptop za kuuza.',
    },
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Laptop za kuuza kwa kawaida hukihitaji, na oda ya kampuni ya laptop kadhaa inaweza kukihitaji pia. Laptop moja ya matumizi yako mara nyingi haihitaji cheti hicho.',
    },
  ],
  packing: [
    'Izime kabisa. Laptop inayojiwasha ndani ya mfuko hupata moto na kumaliza chaji.',
    'Tumia maboksi mawili: katoni ya mtengenezaji ndani ya boksi la kawaida, ili njiani mtu asisome "MacBook".',
    'Weka chaja kando ya laptop, si juu ya mfuniko, ambako inaweza kupasua skrini.',
  ],
  tariff: {
    note: 'Kompyuta za kubebeka hadi kilo 10 hazina ushuru. Begi la laptop huhesabiwa kama begi la safari na hulipa {duty.finished}.',
  },
  items: [{ name: 'Laptop ya bei ya kati' }, { name: 'Laptop tano za ofisi za mtumba' }],
  goesWrong: [
    'Betri ya akiba ipo peke yake ndani ya boksi hilohilo, na kifurushi kizima kinakuwa mzigo hatari.',
    'Ankara ya kompyuta zilizokarabatiwa haina daraja wala namba za mfululizo, hivyo forodha inazithamini kama mpya.',
    'Kibodi ni ya Kijerumani au Kikorea, na hukuuliza kabla ya kulipa.',
  ],
  questions: [
    {
      question: 'Wati-saa za betri naziona wapi?',
      answer:
        'Kwenye lebo chini ya kompyuta, kando ya "Wh". Kama kuna volti na ampere-hour tu, zizidishe: 11.4 V mara 4.2 Ah ni takriban 48 Wh. Kama huna uhakika, tutumie picha.',
    },
    {
      question: 'Laptop ya Marekani inafaa kwa umeme wa Tanzania?',
      answer:
        'Ndiyo. Chaja za laptop hutumia volti 100 hadi 240. Unahitaji tu waya wenye plagi ya Uingereza ya pini tatu, unaopatikana duka lolote la Kariakoo.',
    },
    {
      question: 'Shule na mashirika ya hisani wamesamehewa VAT ya kompyuta?',
      answer:
        'Si moja kwa moja. Shule au shirika huomba msamaha na linatakiwa kupata jibu kabla kompyuta hazijafika. Mpaka tuone jibu hilo, tunazitolea tamko la kawaida, lenye kodi ya ongezeko la thamani (VAT).',
    },
  ],
};
