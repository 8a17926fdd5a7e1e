import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/mbegu-na-mimea',
  english: '82c1d66fa970',
  name: 'Mbegu na mimea',
  nameInSentence: 'mbegu na mimea',
  meta: {
    title: 'Kuagiza mbegu au mimea Tanzania: kibali kwanza',
    description:
      'Mbegu na mimea huhitaji kibali cha kuingiza na cheti cha afya ya mimea kabla ya kusafiri. Hakuna ushuru, hakuna udongo, na matokeo ya kukosa hati.',
  },
  lead: 'Pakiti ya mbegu za nyanya ina gramu kumi na inaweza kubeba virusi vya kuangamiza bonde zima. Ndiyo maana kifurushi kidogo kabisa kinahitaji kibali cha kuingiza na cheti cha afya ya mimea.',
  verdict: {
    air: {
      reason:
        'Mbegu husafiri vizuri kwa ndege tukiwa na kibali cha kuingiza na cheti cha afya ya mimea. Mimea hai inahitaji safari ya haraka iliyowekewa nafasi mapema.',
    },
    sea: {
      reason:
        'Inafaa kwa viazi vya mbegu na mbegu za nyasi kwa wingi. Vipandikizi havivumilii safari.',
    },
  },
  papers: [
    {
      authority: 'TPHPA',
      name: 'Kibali cha kuingiza mimea',
      text: 'Mwagizaji huomba kwa mamlaka ya afya ya mimea kabla mzigo haujatumwa; kibali hutaja aina, kiasi na masharti kama kutibiwa kwa dawa.',
    },
    {
      authority: 'Nchi ya muuzaji',
      name: 'Cheti cha afya ya mimea (phytosanitary)',
      text: 'Hutolewa na mamlaka ya afya ya mimea ya nchi ya mtumaji siku chache kabla ya kusafirisha. Hati halisi husafiri na mzigo.',
    },
    {
      authority: 'TOSCI',
      name: 'Uthibitisho wa mbegu',
      text: 'Mbegu za kuuzia wakulima hupimwa na kuwekewa lebo na taasisi rasmi ya mbegu.',
    },
  ],
  packing: [
    'Pakiti halisi za mbegu, zilizofungwa, zenye jina la Kilatini na namba ya toleo.',
    'Mizizi mitupu iliyooshwa udongo wote: udongo hauruhusiwi kamwe.',
    'Kwa mimea, tumia karatasi yenye unyevu, isiyolowa, na utoboe matundu kwenye boksi.',
  ],
  tariff: {
    note: 'Mbegu za kupanda na mimea hai hazina ushuru. Nafaka, karanga na viungo vya kula hulipa ushuru mkubwa zaidi.',
  },
  items: [
    { name: 'Mbegu za mboga za ekari moja' },
    { name: 'Miche mia mbili ya migomba ya maabara' },
  ],
  goesWrong: [
    'Mbegu zinaingizwa kwenye barua kama "sampuli"; wakaguzi wa mimea huziharibu na kuandika jina lako.',
    'Cheti cha afya ya mimea kina tarehe ya baada ya ndege kuondoka.',
    'Nyuzi za nazi huhesabiwa kama udongo wa kupandia, na konzi moja tu hubatilisha hati.',
  ],
  questions: [
    {
      question: 'Naweza kuleta mbegu chache za bustani ya shangazi?',
      answer:
        'Hapana, bila hati huwezi, na bustani ya mtu binafsi haiwezi kupata cheti. Nunua aina yenye jina kutoka kampuni ya mbegu inayosafirisha nje mara kwa mara.',
    },
    {
      question: 'Mbegu zilizobadilishwa vinasaba zinaruhusiwa?',
      answer:
        'Hapana. Tanzania hutaka tamko kwamba mbegu hazijabadilishwa vinasaba, na hairuhusiwi kuzipanda shambani.',
    },
    {
      question: 'Majani makavu ya viungo au chai yanahitaji kibali cha mimea?',
      answer:
        'Mimea iliyokaushwa na kusindikwa kwa kula ipo chini ya sheria za chakula. Nafaka nzima, karanga zenye maganda na viungo vibichi ni mazao ya mimea, kwa hiyo tuulize ni sheria zipi zinatumika.',
    },
  ],
};
