import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vifaa-tiba',
  english: '267e9f604a99',
  name: 'Vifaa tiba',
  nameInSentence: 'vifaa tiba',
  meta: {
    title: 'Kutuma vifaa tiba au kiti cha magurudumu Tanzania',
    description:
      'Viti vya magurudumu, vipima sukari, vifaa vya kusikia, vitanda vya hospitali: vingi havina ushuru, kwa kibali cha TMDA. Misaada, vilivyotumika na mifano.',
  },
  lead: 'Kuanzia kipande cha kupimia hadi mashine ya skani, ushuru ni wa huruma: karibu hakuna kifaa cha kutibu mgonjwa kinachotozwa. Lakini mamlaka ya dawa, TMDA, lazima iruhusu kila kifaa kwanza.',
  verdict: {
    air: {
      reason:
        'Vifaa vidogo huja kwa ndege mamlaka ya dawa ikishatoa kibali cha kuviingiza. Kama kifaa kina betri kubwa ya lithiamu, kwa mfano skuta ya mgonjwa, tunakagua betri hiyo kwanza.',
    },
    sea: {
      reason:
        'Vitanda, viti vya magurudumu na vifaa vya wodi nzima huja kwa kontena, mara nyingi kama msaada.',
    },
  },
  papers: [
    {
      authority: 'TMDA',
      name: 'Kibali cha kuingiza vifaa tiba',
      text: 'Kwa chochote cha kupima ugonjwa au kutibu. Kibali hutaja modeli, mtengenezaji na idadi.',
    },
    {
      authority: 'TAEC',
      name: 'Kibali cha mionzi',
      text: 'Tume ya nguvu za atomiki huamua kuhusu mashine za X-ray na kila kitu chenye chanzo cha mionzi, kabla ya kusafirisha.',
    },
  ],
  packing: [
    'Acha betri ndani, uzitaje kwenye tamko, na uzime kifaa. Uliza kabla ya kufunga betri ya akiba.',
    'Safisha vifaa vilivyotumika na uambatishe karatasi inayosema jinsi vilivyoondolewa vijidudu.',
    'Kunja viti vya magurudumu na ufunge sehemu za miguu kwenye fremu.',
  ],
  tariff: {
    note: 'Vifaa vya matibabu, viti vya magurudumu na vifaa vya kusikia havina ushuru. Msamaha wa kodi ya ongezeko la thamani (VAT) ni kwa vifaa saidizi vinavyovaliwa, kubebwa au kupandikizwa mwilini, na vifaa vilivyoidhinishwa na waziri wa afya; vingine hulipa VAT.',
  },
  items: [{ name: 'Jozi ya vifaa vya kusikia' }, { name: 'Mashine ya ultrasound' }],
  goesWrong: [
    'Inkubeta ya msaada inafika bila maelekezo yake, kihisi chake na kifaa chake cha umeme wa volti 230.',
    'Glavu na sindano zimepita tarehe, na kontena zima linakataliwa.',
    'Mashine ya CPAP inazuiwa kwa sababu imeandikwa "mashine ya kupumua" bila modeli.',
  ],
  questions: [
    {
      question: 'Kiti cha magurudumu cha msaada hakina ushuru wala kodi?',
      answer:
        'Hakina ushuru wa forodha. Kwa VAT na tozo, shirika linalopokea huomba barua ya msamaha mapema. Bila barua hiyo, forodha hutoza vyote viwili kwa thamani ya haki ya kitu kilichotumika.',
    },
    {
      question: 'Naweza kumtumia baba kipima presha?',
      answer:
        'Ndiyo. Ni kifaa kidogo chenye betri za kawaida. Tupe modeli na jina lake, ili suala la kibali liishe kabla ya safari ya ndege.',
    },
    {
      question: 'Miwani ya kusomea hulipa ushuru na VAT?',
      answer:
        'Hapana. Miwani ya kurekebisha macho haina ushuru na ipo kwenye orodha ya msamaha wa VAT. Miwani ya jua ni mapambo na hulipa ushuru wa {duty.intermediate}, na VAT.',
    },
  ],
};
