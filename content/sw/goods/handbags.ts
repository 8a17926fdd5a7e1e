import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/mikoba-na-mabegi',
  english: 'a2bcb90f1f66',
  name: 'Mikoba na mabegi',
  nameInSentence: 'mikoba na mabegi',
  meta: {
    title: 'Kuagiza mkoba au begi la safari Tanzania: gharama',
    description:
      'Mikoba, mabegi ya mgongoni na ya safari: ushuru {duty.finished}, mepesi lakini makubwa. Jinsi ya kuthibitisha chapa halisi na kupunguza gharama ya usafiri.',
  },
  lead: 'Sehemu kubwa ya mkoba ni hewa, na mzuri huleta maswali mawili: ni halisi? Na kwa nini ni bei rahisi hivyo? Stakabadhi hujibu yote mawili.',
  verdict: {
    air: {
      reason: 'Mkoba ujaze vitu vingine, la sivyo unalipia kusafirisha hewa.',
    },
    sea: {
      reason:
        'Mabegi ya shule na seti za mabegi ya safari husafiri moja ndani ya jingine, na hugharimu kidogo kwa njia hiyo.',
    },
  },
  packing: [
    'Jaza karatasi laini ndani ya mkoba mgumu, ili usibadilike umbo ukiwekewa uzito.',
    'Funika vifungo na minyororo; chuma hukwaruza ngozi njia nzima kutoka Milan.',
    'Weka begi dogo ndani ya kubwa, na orodhesha kila saizi.',
  ],
  tariff: {
    note: 'Mikoba ya ngozi, plastiki na kitambaa yote hulipa ushuru {duty.finished}. Begi la laptop pia, hata likiuzwa pamoja na laptop.',
  },
  items: [{ name: 'Mkoba wa ngozi' }, { name: 'Seti ya mabegi matatu, moja ndani ya jingine' }],
  goesWrong: [
    'Mkoba bandia wa chapa maarufu unakamatwa, na mwagizaji anaulizwa nani mwingine ameagiza.',
    'Mkoba wa ngozi ya chatu au mamba unakuja bila cheti chake cha CITES (tazama hapa chini), kwa sababu duka lilikisahau.',
    'Mkoba unapondwa chini ya katoni ya makopo kwa sababu boksi halikuandikwa "fragile".',
  ],
  questions: [
    {
      question: 'Nini kinathibitisha kwamba mkoba wa chapa ni halisi?',
      answer:
        'Stakabadhi ya kampuni yenyewe au duka linalojulikana, yenye namba ya bidhaa. Kwa mkoba wa zamani, cheti cha muuzaji na picha za muhuri husaidia.',
    },
    {
      question: 'Naweza kutumia begi la safari badala ya katoni?',
      answer:
        'Ndiyo. Kama ni jipya, liorodheshe pia: hulipa ushuru kama jingine lolote. Lifunge kwa mkanda, si kwa kufuli, kwa sababu forodha hukata kufuli.',
    },
    {
      question: 'Je, ngozi ya mamba inahitaji kibali?',
      answer:
        'Kwa kawaida, ndiyo: ngozi nyingi za wanyama adimu zinalindwa na CITES, mkataba wa biashara ya wanyamapori. Nchi inayouza nje ndiyo hutoa cheti cha CITES; bila hicho hatuwezi kuupokea mkoba, hata uwe wa bei gani.',
    },
  ],
};
