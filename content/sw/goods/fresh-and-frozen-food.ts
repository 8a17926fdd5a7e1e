import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vyakula-vibichi',
  english: '85fd817719a4',
  name: 'Vyakula vibichi na vilivyogandishwa',
  nameInSentence: 'vyakula vibichi na vilivyogandishwa',
  meta: {
    title: 'Naweza kutuma nyama, jibini au matunda Tanzania?',
    description:
      'Vyakula vibichi, vilivyogandishwa na vya baridi vinakataliwa: huharibika na vinaweza kubeba magonjwa. Vipi huhesabiwa vibichi, na utume nini badala yake.',
  },
  lead: 'Chakula kinachohitaji friji kibaki nyumbani. Maofisa wa mpakani huchoma nyama na matunda yasiyo na hati, na kufikia hapo boksi lote linanuka.',
  verdict: {
    air: {
      reason:
        'Safari ya ndege ni fupi, lakini siku za kabla na baada yake si fupi, na hatutunzi chochote kwenye baridi.',
    },
    sea: {
      reason:
        'Makontena ya baridi ni kwa waagizaji wenye vibali vya mifugo na mzigo wa kontena zima tu.',
    },
  },
  papers: [
    {
      authority: 'Wizara ya Mifugo',
      name: 'Kibali cha mifugo',
      text: 'Kwa nyama, samaki na maziwa ya biashara, pamoja na cheti cha afya cha nchi inayouza nje.',
    },
  ],
  instead: [
    'Chagua vinavyodumu: chokoleti, biskuti, chai na viungo kwenye pakiti zilizofungwa. Vyakula vya pakiti vina ukurasa wake.',
    'Agiza kapu la chakula kwenye supamaketi ya Dar es Salaam na ulipe mtandaoni; liko mezani alasiri ileile.',
  ],
  tariff: {
    note: 'Nyama, jibini na matunda mengi yako kwenye makundi yanayolindwa, mengine kwa 60% na zaidi.',
  },
  goesWrong: [
    'Barafu kavu inawekwa ili keki ibaki baridi. Yenyewe huhesabiwa kama mzigo hatari.',
    'Parachichi kutoka shamba la binamu lina nzi ambaye wakulima wa hapa hutumia gharama kubwa kumzuia.',
  ],
  questions: [
    {
      question: 'Je, jibini lililofungwa bila hewa linaruhusiwa?',
      answer:
        'Hapana. Ni zao la maziwa, hata bila hewa, na masharti ya mazao ya maziwa ni kati ya yaliyo magumu zaidi.',
    },
    {
      question: 'Naweza kutuma maua ya harusi?',
      answer:
        'Maua yaliyokatwa hunyauka na yanahitaji cheti cha mimea. Muuza maua wa Arusha huleta mawaridi mabichi zaidi kuliko ambayo ndege yoyote ingeleta.',
    },
    {
      question: 'Na matunda makavu na karanga?',
      answer:
        'Bidhaa zilizokaangwa au kukaushwa na kufungwa kiwandani ni vyakula vya pakiti. Karanga mbichi zenye maganda ni mazao ya mimea na zinahitaji kibali.',
    },
  ],
};
