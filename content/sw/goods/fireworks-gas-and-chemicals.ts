import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/fataki-gesi-na-kemikali',
  english: 'e56d2a66e90c',
  name: 'Fataki, gesi na kemikali',
  nameInSentence: 'fataki, gesi na kemikali',
  meta: {
    title: 'Fataki, gesi, kemikali: kamwe si kwenye kifurushi',
    description:
      'Fataki, gesi ya viberiti, bleach, asidi na dawa za wadudu hatuzibebi. Nini huhesabiwa kuwa hatari, na wapi pa kununua ukiwa Tanzania badala yake.',
  },
  lead: 'Hivi huwaka, hulipuka au huua kwa sumu, na wahudumu wa ndege hawawezi kutoka nje. Chupa moja ya thina inatosha kuzuia kila boksi kwenye ndege.',
  verdict: {
    air: {
      reason:
        'Vilipuzi na gesi yenye presha vimepigwa marufuku kwenye vifurushi vya kila shirika la ndege duniani.',
    },
    sea: {
      reason:
        'Wasafirishaji wa kemikali hutumia makontena yao yenye vibali. Makontena yetu ya pamoja yana vitu vya familia.',
    },
  },
  papers: [
    {
      authority: 'GCLA',
      name: 'Kibali cha kemikali',
      text: 'Viwanda huagiza kupitia Mkemia Mkuu wa Serikali, kukiwa na mwagizaji aliyesajiliwa na ghala lililokaguliwa.',
    },
  ],
  instead: [
    'Nunua visafishaji, thina na mitungi iliyojazwa hapa Tanzania, ambako vyote hutengenezwa au huuzwa.',
    'Kama unahitaji kemikali za kiwanda, tuombe tukupendekezee msafirishaji wa kemikali.',
    'Soma lebo: alama nyekundu ya umbo la almasi yenye moto, fuvu au mtungi ina maana kwamba hatuwezi kukibeba kitu hicho. Manukato, makopo ya kupulizia, rangi ya kucha, rangi na gundi vinaweza kuruhusiwa: tuulize kwanza.',
  ],
  tariff: {
    note: 'Kiwango hakina maana hapa. Dawa za wadudu na asidi ni bidhaa zinazodhibitiwa, na zina orodha ya vitu vilivyopigwa marufuku.',
  },
  goesWrong: [
    'Jiko la kambi linakuja na mtungi ulioisha nusu ndani ya sufuria.',
    'Fataki za kumetameta zimejificha kati ya mishumaa ya siku ya kuzaliwa.',
    'Klorini ya zamani ya bwawa imefungwa karibu na mafuta ya kupikia, na viwili hivyo vinapata joto.',
  ],
  questions: [
    {
      question: 'Je, kiberiti cha gesi kitupu kinaruhusiwa?',
      answer:
        'Kipya ambacho hakijawahi kujazwa, kwenye kifungashio cha dukani, ndiyo. Kikishakuwa na gesi, huwezi kuthibitisha kwamba ni kitupu.',
    },
    {
      question: 'Je, kizima moto kinahesabiwa kama gesi?',
      answer:
        'Ndiyo, kina presha. Magari husafirishwa bila vizima moto vyake, kwa hiyo nunua hapa.',
    },
    {
      question: 'Na gundi au wino wa maji?',
      answer:
        'Kama hati ya taarifa za usalama (SDS) kutoka kwa mtengenezaji inasema "not classified as dangerous", inaweza kuja kama bidhaa nyingine. Tutumie karatasi hiyo, si picha ya tyubu.',
    },
  ],
};
