import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/matandiko-na-mapazia',
  english: 'bd8dfc22f797',
  name: 'Matandiko na mapazia',
  nameInSentence: 'matandiko na mapazia',
  meta: {
    title: 'Kuagiza mashuka, duveti na magodoro Tanzania',
    description:
      'Mashuka, duveti, mapazia na magodoro: ushuru kuanzia {duty.finished} hadi {duty.sensitive}, na kwa nini mfuko wa kutoa hewa ni muhimu kuliko kiwango.',
  },
  lead: 'Duveti ni mfuko wa hewa wenye kifuniko. Toa hewa, usafiri unapungua theluthi mbili; ukiiacha, unalipia kuipandisha ndege.',
  verdict: {
    air: {
      reason:
        'Mashuka, taulo na mapazia yamebanana na yanafaa kwa ndege. Mito na duveti vinafaa tu vikiwa vimetolewa hewa.',
    },
    sea: {
      reason:
        'Inafaa zaidi kwa magodoro na oda za hoteli. Godoro la sponji lililoviringishwa husafiri likiwa limebanwa: lifungue mara tu linapofika.',
    },
  },
  packing: [
    'Vika kila mfuko wa kutoa hewa mfuko mwingine wa kawaida juu yake: wa ndani hutoboka kila mara.',
    'Toa ndoano kwenye mapazia, kisha viringisha kila pazia kuzunguka bitana yake.',
  ],
  tariff: {
    note: 'Taulo, mapazia, mablanketi na duveti hulipa ushuru {duty.finished}, magodoro na mito {duty.protected}. Mashuka ya pamba yaliyochapishwa michoro hulipa {duty.sensitive}, ili kulinda viwanda vya nguo vya Afrika Mashariki.',
  },
  items: [
    { name: 'Duveti mbili kwenye mifuko ya kutoa hewa' },
    { name: 'Mashuka ya nyumba ya wageni ya vyumba kumi' },
  ],
  goesWrong: [
    'Mfuko wa kutoa hewa unapasuka kabla hatujapima kifurushi, na unalipia katoni kubwa zaidi sana.',
    'Godoro la sponji linakaa limeviringishwa nusu mwaka na halirudi kwenye umbo lake.',
    'Duka linaandika "printed" kwa mashuka yasiyo na michoro, na yanahamia kwenye kiwango cha juu zaidi.',
  ],
  questions: [
    {
      question: 'Je, mashuka ya hoteli hulipa zaidi ya yangu?',
      answer:
        'Hapana, kinachoangaliwa ni kitambaa: pamba yenye michoro hulipa {duty.sensitive}, nyuzi mchanganyiko zisizo na michoro {duty.finished}. Ndiyo maana hoteli huagiza mashuka meupe ya polikotoni.',
    },
    {
      question: 'Naweza kutuma duveti iliyotumika?',
      answer:
        'Kama sehemu ya vyombo vyako vya kuhamia, ndiyo. Peke yake huhesabiwa kama kitambaa kilichotumika, na TBS huikagua. Ifue, na uandike "used, washed" kwenye orodha ya vilivyomo.',
    },
    {
      question: 'Nitumeje godoro?',
      answer:
        'Limeviringishwa na kuwekwa kwenye boksi, kwa meli. Kwa kuwa lako hutozwa ushuru wa {duty.protected}, godoro zuri la sponji lililotengenezwa Dodoma au Dar es Salaam huenda likawa nafuu zaidi.',
    },
  ],
};
