import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vifaa-vya-umeme-vya-nyumbani',
  english: '0b4db9e99d86',
  name: 'Vifaa vya nyumbani vya umeme',
  nameInSentence: 'vifaa vya nyumbani vya umeme',
  meta: {
    title: 'Kuagiza friji au mashine ya kufua nguo Tanzania',
    description:
      'Friji, mashine za kufua na viyoyozi kwa meli: ushuru {duty.finished}, ushuru wa bidhaa kwa vilivyotumika, gesi zilizopigwa marufuku na mifano ya hesabu.',
  },
  lead: 'Vifaa vikubwa vya nyumbani huja kwa meli. Kabla ya kutuma kilichotumika, linganisha: kwa ushuru wa bidhaa wa ziada, kipya cha kununua hapa kinaweza kuwa nafuu.',
  verdict: {
    air: {
      reason:
        'Ni vikubwa mno, na mashirika ya ndege hayabebi gesi yenye presha iliyo kwenye kompresa ya friji ya nyumbani.',
    },
    sea: {
      reason:
        'Ikiwa imesimama, imefungwa mikanda na ina gesi ambayo bado ni halali, friji inaweza kuja. Tuambie ina gesi gani.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa vifaa vya kuuza. Kiwango cha matumizi ya umeme na volti viko kwenye orodha ya ukaguzi.',
    },
    {
      authority: 'Baraza la mazingira (NEMC)',
      name: 'Masharti ya tabaka la ozoni',
      text: 'Friji za zamani zenye gesi ya CFC kama R12 haziruhusiwi kuingia. Bamba la nyuma linataja gesi. Inayowaka inaweza kuhitaji nyaraka zake.',
    },
  ],
  packing: [
    'Yeyusha barafu na kausha friji kwa siku mbili, kisha bandika kitambaa mlangoni ili ubaki wazi kidogo.',
    'Rudisha bolti za usafirishaji kwenye mashine ya kufua, la sivyo mishtuko itaiharibu.',
    'Funga mashine kwenye paleti kwa mikanda, na uweke alama kwenye upande unaotakiwa kuwa juu.',
  ],
  tariff: {
    note: 'Friji, mashine za kufua na viyoyozi kamili vya nyumbani hulipa ushuru {duty.finished}; vya kuunganisha hapa hulipa {duty.intermediate}.',
  },
  items: [{ name: 'Mashine mpya ya kufua nguo' }, { name: 'Friji ya milango miwili iliyotumika' }],
  goesWrong: [
    'Friji inasafiri ikiwa imelala, na kompresa haifanyi kazi tena.',
    'Mashine za hertz 60 kutoka Marekani huzunguka polepole hapa na kuungua.',
    'Friza linatumika kama sanduku la makopo, na ukuta wake wa ndani unapasuka.',
  ],
  questions: [
    {
      question: 'Kodi ya ziada kwa friji iliyotumika ni ipi?',
      answer:
        'Ushuru wa bidhaa {excise.used-parts} kwenye thamani pamoja na ushuru wa forodha. Sheria inataja majokofu, mashine za kufua, majiko, viyoyozi na mashine za kufyonza vumbi.',
    },
    {
      question: 'Je, friji huhesabiwa kama chombo cha kuhamia ninapohama?',
      answer:
        'Kama uliitumia kwenye nyumba yako ya awali na TRA imekubali kwamba unahama, iko kwenye msamaha uleule wa kodi kama samani zako. Maofisa hutarajia kimoja cha kila aina.',
    },
    {
      question: 'Je, mashine ya kufua ya Uingereza itafanya kazi?',
      answer:
        'Ndiyo: volti ileile, plagi ileile, na hutumia maji baridi. Ongeza kinga ya umeme, kwa sababu umeme wa mwisho wa laini ndefu ni nadra kuwa volti 230 kamili.',
    },
  ],
};
