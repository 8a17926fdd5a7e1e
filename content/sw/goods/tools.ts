import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/zana-za-ufundi',
  english: '77506117bd41',
  name: 'Zana',
  nameInSentence: 'zana',
  meta: {
    title: 'Kuagiza zana na drili Tanzania: gharama zake',
    description:
      'Zana za mkono hulipa ushuru wa {duty.intermediate}, za umeme sifuri. Betri, zana zilizotumika, maboksi mazito na mifano miwili.',
  },
  lead: 'Habari njema kwa kila fundi: zana za mkono za umeme hazina ushuru, na spana hulipa {duty.intermediate} tu. Chuma ni kizito, kwa hiyo fikiri kabla ya kukipandisha ndege.',
  verdict: {
    air: {
      reason:
        'Drili au kipima umeme huja kwa ndege bila shida. Betri isiyo na zana yake huhesabiwa kama betri ya peke yake. Tuulize kwanza kuhusu ya akiba inayokwenda na zana.',
    },
    sea: {
      reason:
        'Karakana nzima, makabati ya zana na fuawe. Toa oili na mafuta kwenye kila kilichokuwa nacho.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Bidhaa za umeme za kuuza, kama zana za umeme, kwa kawaida hukihitaji. Zana moja ya matumizi yako mara nyingi haihitaji cheti hicho.',
    },
  ],
  packing: [
    'Funga kiwashio cha misumeno na grainda, na utoe sahani za kukatia.',
    'Funga chuma kwa karatasi yenye mafuta dhidi ya hewa ya bahari.',
    'Zaidi ya kilo 25, tumia boksi la mbao; kadibodi huachia chini.',
  ],
  tariff: {
    note: 'Zana za umeme za kundi la 8467 hazina ushuru. Spana, nyundo, bisibisi na seti hulipa {duty.intermediate}, na meza za kazi huhesabiwa kama samani.',
  },
  items: [{ name: 'Drili ya betri, betri ikiwa ndani' }, { name: 'Sanduku la zana za umeme' }],
  goesWrong: [
    'Betri tatu za akiba zipo peke yake kati ya biti; boksi linarudishwa kutoka uwanja wa ndege.',
    'Zana ya volti 110 ya Uingereza inahitaji transfoma yake ya njano, iliyobaki kwenye gari.',
    'Msumeno wa petroli bado unanuka mafuta na unakataliwa getini.',
  ],
  questions: [
    {
      question: 'Naweza kutuma zana zilizotumika kwa karakana ya Moshi?',
      answer:
        'Ndiyo. Ziorodheshe kama zilizotumika, kwa bei za haki. Ushuru wa bidhaa wa vitu vilivyotumika unalenga vipuri vya magari na vifaa vya umeme vya nyumbani, si seti ya spana.',
    },
    {
      question: 'Naweza kutuma tochi za gesi na mitungi?',
      answer:
        'Tochi, regyuleta na mipira, ndiyo. Mitungi ya gesi, iliyojaa au mitupu, hubaki: asetilini na oksijeni hununuliwa hapa.',
    },
    {
      question: 'Leza ya kupimia inaruhusiwa?',
      answer:
        'Ndiyo, zinazotumiwa na wajenzi ni dhaifu. Andika "laser level" na namba ya daraja lake kwenye orodha ya vilivyomo, kwa sababu neno leza peke yake huwatia wakaguzi wasiwasi.',
    },
  ],
};
