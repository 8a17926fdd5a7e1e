import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/droni',
  english: '26ce78d991e1',
  name: 'Droni',
  nameInSentence: 'droni',
  meta: {
    title: 'Kuagiza droni Tanzania: kibali kwanza, kisha nunua',
    description:
      'Droni inahitaji kibali cha Mamlaka ya Usafiri wa Anga Tanzania kabla ya kusafirishwa, hata ndogo. Hati, betri, ushuru na gharama.',
  },
  lead: 'Usiagize bado. Droni zinakaribishwa Tanzania zikiwa na kibali chenye jina lako, na hutaifishwa bila kibali, bila kujali uzito.',
  verdict: {
    air: {
      reason:
        'Droni inaweza kusafiri kwa ndege kama mzigo kibali cha kuingiza kikishatolewa, betri zikiwa zimefungwa jinsi shirika la ndege linavyotaka.',
    },
    sea: {
      reason: 'Inahitaji kibali hichohicho. Meli inafaa kwa droni za shamba na matangi yake.',
    },
  },
  papers: [
    {
      authority: 'Mamlaka ya usafiri wa anga (TCAA)',
      name: 'Kibali cha kuingiza na usajili',
      text: 'Mwagizaji anaomba kwenye mfumo wa droni mtandaoni kabla droni haijasafirishwa; wizara ya ulinzi inahusika kwenye idhini.',
    },
    {
      authority: 'TCRA',
      name: 'Idhini ya mawasiliano ya redio',
      text: 'Rimoti hurusha mawimbi, kwa hiyo modeli inapaswa kuwa kwenye orodha ya vifaa vilivyoidhinishwa.',
    },
  ],
  packing: [
    'Toa propela zake, na ufunge gimbali kwa kibanio cha mtengenezaji.',
    'Betri ziwe kwenye mkoba uleule wa droni, chaji ikiwa imepunguzwa hadi kiwango cha kuhifadhi, kila moja kwenye mfuko wake. Tuulize kwanza ni ngapi zinazoweza kwenda kwa ndege.',
  ],
  tariff: {
    note: 'Tangu 2022 droni zina kundi lake, bila ushuru wa forodha. Betri za akiba na lenzi za kamera hutozwa kando.',
  },
  items: [{ name: 'Droni ya kamera inayokunjwa' }, { name: 'Droni ya kunyunyizia shamba' }],
  goesWrong: [
    'Droni inafika kabla kibali hakijaombwa, na inakaa kwenye ghala la forodha.',
    'Ankara inaiita "toy" au "camera", na hilo linaonekana kama kuificha.',
    'Kibali ni cha Dar es Salaam, na filamu inapigwa kwenye hifadhi ya taifa.',
  ],
  questions: [
    {
      question: 'Je, droni ya chini ya gramu 250 inahitaji kibali pia?',
      answer:
        'Ndiyo. Mamlaka ya usafiri wa anga inasema kila matumizi ya droni yanahitaji idhini yake, hata ya burudani. Uzito mdogo unakusaidia Ulaya, si hapa.',
    },
    {
      question: 'Kibali kinachukua muda gani?',
      answer:
        'Mamlaka inataja hadi wiki tatu au nne kwa watu wa nje ya nchi, na pungufu kwa wakazi. Anza kabla hujaagiza, si kifurushi kikiwa angani.',
    },
    {
      question: 'Je, wapiga filamu wageni wanaweza kuja nayo kwenye begi?',
      answer:
        'Kwa idhini hiyohiyo tu. Kwa kawaida huomba kupitia mwenyeji wao hapa. Sisi tunasaidia vifaa vinapotangulia kama mzigo.',
    },
  ],
};
