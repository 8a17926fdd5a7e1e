import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vitamini-na-virutubisho',
  english: '54a639765be1',
  name: 'Vitamini na virutubisho',
  nameInSentence: 'vitamini na virutubisho',
  meta: {
    title: 'Kuagiza vitamini na virutubisho Tanzania',
    description:
      'Unga wa protini, vitamini na vidonge vya mitishamba: hakuna ushuru, lakini baadhi huhesabiwa kuwa dawa, si chakula. Matumizi yako, hati na gharama.',
  },
  lead: 'Virutubisho vya chakula havina ushuru wa forodha. Swali ni lebo inaahidi nini: kidonge "kinachoponya" ni dawa mbele ya sheria.',
  verdict: {
    air: {
      reason:
        'Makopo machache yaliyofungwa ya matumizi yako kwa kawaida huhitaji stakabadhi tu. Bidhaa za kuuza lazima zisajiliwe kwanza.',
    },
    sea: {
      reason:
        'Adui ni joto: mafuta ya samaki na probiotiki hayapendi boksi la chuma kwenye ikweta.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Usajili wa bidhaa ya chakula',
      text: 'Kwa virutubisho vinavyohesabiwa kuwa chakula, ukitaka kuviuza. Lebo iwe na viambato, namba ya toleo na tarehe ya mwisho wa matumizi. Unahitaji pia hati zilizotajwa kwenye ukurasa wetu wa vyakula vya pakiti.',
    },
    {
      authority: 'TMDA',
      name: 'Kibali cha kuingiza nchini',
      text: 'Kinahitajika kama kuna dai la kuponya, au kama kuna kiambato ambacho hapa ni dawa, kama melatonini kali.',
    },
  ],
  packing: [
    'Sili za kiwandani zisivunjwe; kopo lililofunguliwa la unga mweupe huzua maswali.',
    'Weka kila kopo ndani ya mfuko, kwa sababu mifuniko hufunguka ndege ikiwa juu.',
    'Hakikisha imebaki angalau miezi sita kabla ya tarehe ya mwisho wa matumizi.',
  ],
  tariff: {
    note: 'Virutubisho vya kundi la 2106 havina ushuru, na hesabu zetu huweka unga wa protini kwenye kundi hilo. Unga wa vinywaji wenye ladha hulipa {duty.finished}.',
  },
  items: [{ name: 'Chupa tatu za vitamini' }, { name: 'Makopo mawili ya unga wa protini' }],
  goesWrong: [
    'Chai ya kupunguza uzito ina dawa ya kuandikiwa na daktari ambayo haipo kwenye lebo.',
    'Mafuta ya bangi (hemp au CBD) yanaagizwa kama kirutubisho; Tanzania ni dawa za kulevya.',
    'Chupa arobaini zinazofanana zinatolewa tamko kuwa za matumizi binafsi.',
  ],
  questions: [
    {
      question: 'Kiasi gani huhesabiwa kuwa cha matumizi yangu?',
      answer:
        'Hakuna kikomo rasmi ambacho tumeweza kuithibitisha. Kiasi cha takriban miezi mitatu, cha bidhaa tofauti, mara chache huulizwa.',
    },
    {
      question: 'Bidhaa za kujenga misuli zinaruhusiwa?',
      answer:
        'Protini, creatine na amino acids, ndiyo. Chochote chenye steroidi au homoni, hapana. Kama duka linaficha viambato, kiache hukohuko.',
    },
    {
      question: 'Nahitaji barua ya daktari kwa vitamini?',
      answer:
        'Si kwa za kawaida. Kwa madini ya chuma ya kiwango kikubwa, vitamini D ya kuandikiwa na zinazofanana na hizo, barua husaidia. Ikihesabiwa kuwa dawa, inahitaji pia kibali cha TMDA.',
    },
  ],
};
