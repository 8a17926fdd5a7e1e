import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/matairi',
  english: 'c8086f6c0c3f',
  name: 'Matairi mapya',
  nameInSentence: 'matairi',
  meta: {
    title: 'Kuagiza matairi Tanzania: mapya ndiyo, used hapana',
    description:
      'Matairi used ya magari madogo hayaruhusiwi Afrika Mashariki. Mapya hulipa {duty.intermediate} au {duty.finished}, huja kwa meli, na yanahitaji cheti cha TBS.',
  },
  lead: 'Matairi mapya, karibu. Matairi yaliyotumika ya magari madogo na vani ndogo yamepigwa marufuku Jumuiya nzima ya Afrika Mashariki.',
  verdict: {
    air: {
      reason:
        'Mapya yanaweza kuja kwa ndege yakiwa na cheti cha hapa chini, lakini huchukua nafasi kubwa. Inafaa kwa dharura tu.',
    },
    sea: {
      reason:
        'Yakipangwa au kusukwa ndani ya kontena, pamoja na cheti ambacho kila modeli ya tairi inayoingizwa nchini inahitaji.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Matairi hupimwa kwa uzito wa mzigo na kwa mwendo. Tarehe ya kutengenezwa husomwa ubavuni mwa tairi.',
    },
  ],
  packing: [
    'Yasuke kama mnyororo: huokoa theluthi moja ya nafasi.',
    'Funga rimu za aloi peke yake, kwenye katoni, na sahani ya sponji juu ya kila uso.',
  ],
  tariff: {
    note: 'Matairi mapya ya magari madogo hulipa ushuru {duty.finished}, ya pikipiki na trekta {duty.intermediate}, makubwa ya lori {duty.intermediate}. Rimu ni vipuri vya magari, {duty.intermediate}.',
  },
  items: [{ name: 'Matairi manne mapya ya gari dogo' }, { name: 'Matairi manne mapya ya SUV' }],
  goesWrong: [
    'Matairi yaliyotumika yamefichwa nyuma ya mapya; kontena linazuiwa na matairi yanaharibiwa.',
    'Matairi yana miaka mitatu yanapofika, na hayawezi kuuzwa.',
    'Matairi yaliyofungwa kwenye rimu huhesabiwa kama magurudumu na hukaguliwa moja moja.',
  ],
  questions: [
    {
      question: 'Gari lililotumika linaweza kuja na matairi yake yaliyotumika?',
      answer:
        'Ndiyo, yale linalosimamia na la akiba. Marufuku ni kwa matairi yaliyotumika kama bidhaa, kwa hiyo usijaze mengine kwenye buti.',
    },
    {
      question: 'Matairi ya lori yaliyovalishwa upya nayo hayaruhusiwi?',
      answer:
        'Yanaruhusiwa. Marufuku inataja matairi ya magari ya abiria na magari mepesi ya biashara. Ya lori yaliyovalishwa upya (retread) yanaweza kuingia: hulipa ushuru wa {duty.finished} na yanahitaji cheti cha TBS.',
    },
    {
      question: 'Tairi jipya linapaswa kuwa na umri gani?',
      answer:
        'Agiza yaliyotengenezwa ndani ya mwaka mmoja uliopita, ili yawe mapya yanapofika dukani kwako. Wakaguzi huangalia tarakimu nne ubavuni: wiki na mwaka wa kutengenezwa.',
    },
  ],
};
