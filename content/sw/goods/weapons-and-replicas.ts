import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/silaha',
  english: '59df112a740b',
  name: 'Silaha na nakala zake',
  nameInSentence: 'silaha na nakala zake',
  meta: {
    title: 'Kutuma kisu, bunduki ya upepo au nakala Tanzania',
    description:
      'Bunduki, bunduki za upepo, dawa ya pilipili na nakala zinazofanana na halisi hatuzibebi kamwe. Kipi huhesabiwa kama zana, kitu cha kuchezea au silaha.',
  },
  lead: 'Silaha zinahitaji leseni ambazo huduma ya vifurushi haina. Wengi hushangaa vitu vinavyohesabiwa: dawa za kupuliza, vipande, hata nakala nzuri.',
  verdict: {
    air: { reason: 'Maofisa wa usalama hufungua boksi, polisi huitwa, na kesi ina jina lako.' },
    sea: {
      reason:
        'Kontena lolote linaweza kuskaniwa bandarini, na silaha huhitaji leseni zilezile kwa meli pia.',
    },
  },
  papers: [
    {
      authority: 'Polisi',
      name: 'Leseni ya silaha na kibali cha kuingiza',
      text: 'Wawindaji na viwanja vya shabaha huagiza kupitia muuzaji mwenye leseni chini ya sheria ya silaha. Msafirishaji hawezi kuchukua nafasi yake.',
    },
  ],
  instead: [
    'Wawindaji huleta bunduki kama mzigo wa abiria uliotolewa tamko, kwa kibali cha muda kinachopangwa na kampuni ya uwindaji.',
    'Kwa kujilinda, itafute kampuni ya ulinzi ya hapa: dawa ya pilipili huruhusiwi kuiingiza nchini.',
  ],
  tariff: {
    note: 'Silaha na vipande vyake ni bidhaa zenye masharti ya kuingiza, hivyo kibali huja kabla ya habari yoyote ya ushuru.',
  },
  goesWrong: [
    'Silaha ya maigizo ya filamu inafanana mno na halisi kiasi kwamba inakamatwa na hairudishwi kamwe.',
    'Darubini ya bunduki imeorodheshwa kama "darubini ya kawaida".',
  ],
  questions: [
    {
      question: 'Naweza kutuma kisu cha mpishi?',
      answer:
        'Ndiyo. Ni zana na hulipa ushuru wa {duty.intermediate}. Majambia, nyota za kurusha na chochote kinachofyatuka chenyewe ni silaha.',
    },
    {
      question: 'Naweza kutuma upanga wa mapambo?',
      answer:
        'Si kwetu. Hata usionolewa makali huonekana kama upanga kwenye mashine, na hakuna ofisa anayebishana na picha ya skrini.',
    },
    {
      question: 'Bunduki za paintball na airsoft ni za kuchezea?',
      answer:
        'Hufyatua, hivyo huchukuliwa kama bunduki za upepo, ambazo hatuzibebi kamwe. Barakoa, nguo na mipira ya rangi vinaweza kusafirishwa bila bunduki zenyewe.',
    },
  ],
};
