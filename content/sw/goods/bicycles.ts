import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/baiskeli',
  english: 'db9dd8401cc2',
  name: 'Baiskeli',
  nameInSentence: 'baiskeli',
  meta: {
    title: 'Kuagiza baiskeli: ushuru {duty.intermediate}, boksi kubwa',
    description:
      'Baiskeli hulipa ushuru {duty.intermediate}. Jinsi ya kuifunga ili ukubwa usiongeze bei mara mbili, ufanye nini na ya umeme, na mifano miwili ya hesabu.',
  },
  lead: 'Nusu saa na spana mbili ni bora kuliko punguzo lolote: baiskeli iliyofunguliwa husafiri kwa ndege kwa takriban nusu ya bei ya iliyo nzima.',
  verdict: {
    air: {
      reason:
        'Kwenye boksi la baiskeli, pedali zimetolewa, matairi laini. Za umeme husafiri kwa ndege zikiwa hazina betri tu.',
    },
    sea: {
      reason:
        'Mashirika ya misaada hutuma mamia kwenye kontena, moja baada ya nyingine. Moja peke yake inaweza kusafiri pamoja na mizigo mingine.',
    },
  },
  papers: [
    {
      authority: 'Msafirishaji',
      name: 'Hati za betri ya baiskeli ya umeme',
      text: 'Kwa betri tu: muhtasari wa upimaji wa betri (UN 38.3) kutoka kwa mtengenezaji, na tamko la mzigo hatari. Baiskeli nyingine kwa kawaida hazihitaji kibali.',
    },
  ],
  packing: [
    'Omba katoni tupu kwenye duka la baiskeli; wao huzitupa.',
    'Toa gurudumu la mbele, pedali na usukani, funika fremu, na uweke kizuizi kwenye uma.',
    'Punguza nusu ya hewa kwenye matairi: inatakiwa kiasi ili kulinda rimu.',
  ],
  tariff: {
    note: 'Baiskeli za kukanyaga na vipuri vyake hulipa ushuru {duty.intermediate}. Yenye mota inakuwa kundi la 8711 na hulipa {duty.finished}.',
  },
  items: [
    { name: 'Baiskeli ya milimani, imefunguliwa' },
    { name: 'Baiskeli tatu za watoto kwenye katoni moja' },
  ],
  goesWrong: [
    'Kishikilia gia kinapinda kwa sababu gia ya nyuma haikutolewa.',
    'Baiskeli ya umeme inaandikwa kama baiskeli, na betri ya wati-saa mia nne imejificha ndani ya fremu.',
    'Zana za kuiunganisha tena baiskeli zinasahaulika Utrecht.',
  ],
  questions: [
    {
      question: 'Nifanye nini na betri ya baiskeli ya umeme?',
      answer:
        'Tuma baiskeli kwa ndege bila betri, na betri kwa meli kama mzigo hatari. Au muulize mtengenezaji ni muuzaji gani wa Nairobi au Dar es Salaam anayeuza betri hiyo.',
    },
    {
      question: 'Je, baiskeli zilizotumika zinaruhusiwa?',
      answer:
        'Ndiyo. Kuna ushuru wa bidhaa wa vipuri vilivyotumika, lakini ni kwa vyombo vya moto. Andika "used" kwenye orodha, pamoja na mwaka na bei ambayo mtu mwingine angelipa.',
    },
    {
      question: 'Kuifungua kunaokoa kiasi gani?',
      answer:
        'Baiskeli nzima kwenye katoni yake hutozwa kama kilo 56 hivi. Ikifunguliwa, kwenye boksi la mfano wetu, hutozwa kama 31. Mizani inaonyesha 17 mara zote mbili.',
    },
  ],
};
