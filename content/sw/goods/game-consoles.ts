import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/mashine-za-michezo',
  english: 'c3b206a4191f',
  name: 'Mashine za michezo ya video',
  nameInSentence: 'mashine za michezo ya video',
  meta: {
    title: 'Kuagiza PlayStation, Xbox au Switch Tanzania',
    description:
      'Mashine ya michezo hulipa ushuru {duty.finished} na VAT {customs.vat}. Gharama hadi mlangoni kwako, ununue ya nchi gani, na kwa nini boksi liwe la kawaida.',
  },
  lead: 'Mashine hizi zinaonekana kama kompyuta, lakini orodha ya ushuru inaziweka pamoja na vitu vya kuchezea. Tarajia robo ya bei kama ushuru, kabla ya kodi ya ongezeko la thamani (VAT).',
  verdict: {
    air: {
      reason:
        'Mashine kubwa hazina betri kubwa, na betri za rimoti na za mashine za mkononi ni ndogo na zimejengewa ndani.',
    },
    sea: {
      reason:
        'Inafaa kwa mashine za ukumbi wa michezo na viti vya mbio. Kwa mashine moja tu, hakuna haja ya kusubiri hivyo.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Bidhaa za umeme za kuuza, kama mashine za michezo ya video, kwa kawaida hukihitaji. Mashine moja ya matumizi yako mara nyingi haihitaji cheti hicho.',
    },
  ],
  packing: [
    'Weka katoni ya mtengenezaji ndani ya boksi lisilo na maandishi: "PS5" nje ni kualika wezi.',
    'Toa diski kwenye mashine na betri kwenye rimoti za zamani.',
  ],
  tariff: {
    note: 'Mashine za michezo na rimoti zake hulipa ushuru {duty.finished}. Kompyuta ya michezo ni kompyuta na haina ushuru.',
  },
  items: [{ name: 'Mashine ya sasa na rimoti moja' }, { name: 'Mashine ya mkononi' }],
  goesWrong: [
    'Mashine imefungwa kwenye akaunti ya Kijapani, na kadi za zawadi zinazouzwa hapa hazifanyi kazi nayo.',
    'Mashine peke yake imetolewa tamko, wakati michezo sita iko kwenye katoni hiyohiyo.',
    'Adapta za umeme za mashine za zamani kutoka Marekani huungua kwenye volti 230.',
  ],
  questions: [
    {
      question: 'Niagize mashine ya michezo kutoka nchi gani?',
      answer:
        'Linganisha Dubai na Uingereza: zote huuza za volti 230 zenye plagi sahihi. Dubai ni kati ya njia zetu za haraka zaidi, na Uingereza ndiyo yenye bei yetu ndogo zaidi kwa kilo.',
    },
    {
      question: 'Je, diski za michezo hutozwa kama mashine?',
      answer:
        'Ni midia iliyorekodiwa, ina kundi lake. Kwa chache tofauti ni ndogo; ziorodheshe kwa majina ili mtu asidhani ni nakala bandia.',
    },
    {
      question: 'Je, mashine iliyotumika inalipa?',
      answer:
        'Kwa bei, mara nyingi ndiyo. Omba video ya mashine ikisoma diski, na akaunti ya zamani iondolewe. Vifaa vilivyotumika vinaweza kutozwa ushuru wa bidhaa, kwa hiyo tuambie kwamba imetumika.',
    },
  ],
};
