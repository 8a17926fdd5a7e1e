import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/midoli-na-michezo-ya-watoto',
  english: '84b99dd795e5',
  name: 'Midoli na michezo ya watoto',
  nameInSentence: 'midoli na michezo ya watoto',
  meta: {
    title: 'Kuagiza midoli Tanzania: ushuru, betri, usalama',
    description:
      'Midoli hulipa ushuru wa {duty.finished} na huja kwa ndege kwa urahisi, isipokuwa bunduki za kuchezea na betri kubwa. Mifano miwili ya hesabu.',
  },
  lead: 'Wanasesere, matofali ya kuchezea na mafumbo tunayabeba kwa furaha. Aina mbili, hapana: chochote kinachofanana na silaha, na chochote chenye betri kubwa.',
  verdict: {
    air: {
      reason:
        'Ni sawa kwa boksi la siku ya kuzaliwa. Midoli laini huchukua nafasi kubwa kiasi kwamba mfuko wa kufyonza hewa hujilipa wenyewe.',
    },
    sea: {
      reason:
        'Inafaa kwa trampolini na bidhaa za duka. Midoli ya kuuza inahitaji cheti kilicho hapa chini.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa midoli itakayouzwa. Vipande vidogo, rangi na maonyo ya umri hupimwa kwenye nchi inayosafirisha.',
    },
  ],
  packing: [
    'Toa betri kwenye midoli inayoongea, la sivyo boksi huimba ghalani usiku kucha.',
    'Acha maelekezo na vipande vya akiba ndani ya mifuko yake iliyofungwa.',
  ],
  tariff: {
    note: 'Wanasesere, matofali ya kuchezea, skuta na magari ya pedali vyote vipo kwenye kundi moja la ushuru {duty.finished}.',
  },
  items: [
    { name: 'Seti kubwa ya matofali ya kuchezea' },
    { name: 'Gari la umeme la mtoto la kupanda' },
  ],
  goesWrong: [
    'Bastola ya kuchezea inayofanana na halisi inachukuliwa kama nakala ya silaha, na hairudishwi.',
    'Gari la kupanda lina betri ya risasi (lead) ambayo haikuwa kwenye orodha yoyote.',
    'Magari 500 ya plastiki ya mfanyabiashara yanafika bila jina la mtengenezaji wala umri, na hayawezi kutolewa.',
  ],
  questions: [
    {
      question: 'Bastola za maji zinaruhusiwa?',
      answer:
        'Za plastiki za rangi kali ambazo ni wazi si bunduki, ndiyo. Chochote cheusi au cha chuma kinachofanana na bunduki hakiingii kwenye maboksi yetu.',
    },
    {
      question: 'Michezo ya ubao hulipa ushuru uleule?',
      answer:
        'Ipo kwenye kundi jirani la HS, nayo ni {duty.finished}. Karata pia. Kitabu chenye fumbo ndani ni kigumu zaidi: kiandike kama duka linavyokiita.',
    },
    {
      question: 'Na droni za watoto?',
      answer:
        'Kama kinaruka kwa rimoti ni droni, hata mtoto awe mdogo vipi. Soma ukurasa wa droni kabla ya kuifunga kama zawadi.',
    },
  ],
};
