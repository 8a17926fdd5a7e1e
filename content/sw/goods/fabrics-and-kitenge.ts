import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vitambaa-na-vitenge',
  english: '0ecf5fd6c9af',
  name: 'Vitambaa na vitenge',
  nameInSentence: 'vitambaa na vitenge',
  meta: {
    title: 'Kuagiza kitambaa, khanga au vitenge Tanzania',
    description:
      'Khanga, kikoi na kitenge zinalindwa kwa ushuru wa {duty.sensitive}. Vitambaa vingine hulipa pungufu. Jinsi ya kuagiza kutoka China au Dubai bila mshtuko.',
  },
  lead: 'Kitambaa kinaonekana hakina shida, lakini kinaweza kuwa na ushuru wa juu kuliko wote tunaouona. Khanga na vitenge vilivyochapishwa hulipa nusu ya thamani yake.',
  verdict: {
    air: {
      reason:
        'Vipande vya harusi vinafaa kwa ndege: ni vizito kwa ukubwa wake, kwa hiyo mizani ndiyo huamua.',
    },
    sea: {
      reason:
        'Majora na marobota huja kwa meli; mizigo ya jumla hukaguliwa ubora kabla ya kupakiwa.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa vitambaa vya jumla. Maabara hupima kama rangi inashika, kwa sababu khanga inayochuja ikifuliwa mara ya kwanza humrudia mfanyabiashara.',
    },
  ],
  packing: [
    'Kunja vipande kuzunguka kadi na uweke kila kimoja kwenye mfuko wake: lesi hunasa kila mahali.',
    'Simamisha majora na linda kingo, ambazo hukatwa na kutupwa zikichafuka.',
  ],
  tariff: {
    note: 'Khanga, kikoi na kitenge hulipa ushuru {duty.sensitive}. Bitana, lesi na vitambaa vya samani vina namba zake zenye viwango vya chini.',
  },
  items: [{ name: 'Vitenge kumi na viwili vya yadi sita' }, { name: 'Majora kumi ya vitenge' }],
  goesWrong: [
    'Mchoro ulionakiliwa kutoka kiwanda cha Tanzania unatambuliwa mara moja na waliouchora.',
    'Ankara inasema "cotton cloth" bila uzito kwa mita, kwa hiyo forodha hutumia kiwango cha juu zaidi.',
    'Mfanyabiashara anatarajia ushuru {duty.finished} na anakuta mara mbili yake kwenye tathmini ya ushuru.',
  ],
  questions: [
    {
      question: 'Kwa nini kitenge kinatozwa sana?',
      answer:
        'Jumuiya ya Afrika Mashariki imekiweka kwenye bidhaa zinazolindwa ili kulinda viwanda vyake vya pamba. Orodha hupitiwa kila mwaka, kwa hiyo uliza kabla ya kuagiza ni kiwango gani kitatumika bidhaa zako zikifika.',
    },
    {
      question: 'Je, lesi ya harusi hulipa kiwango hichohicho?',
      answer:
        'Hapana. Lesi na vitambaa vya kutariziwa vina namba zake za HS na kwa kawaida hulipa pungufu. Duka liandike aina ya nyuzi na "lace" kwenye ankara.',
    },
    {
      question: 'Naweza kutuma nguo zilizoshonwa badala ya kitambaa?',
      answer:
        'Ndiyo, na gauni lililokamilika hulipa kiwango cha nguo, ambacho ni cha chini. Lakini kitambaa bado kinaweza kukatwa kwa vipimo, na mafundi wa hapa wanaifanya vizuri kazi hiyo.',
    },
  ],
};
