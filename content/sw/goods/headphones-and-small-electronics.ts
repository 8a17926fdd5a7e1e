import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vipokea-sauti-na-vifaa-vidogo',
  english: 'db57b6bfebe9',
  name: 'Vipokea sauti na vifaa vidogo',
  nameInSentence: 'vipokea sauti na vifaa vidogo',
  meta: {
    title: 'Kuagiza vipokea sauti, spika na vifaa vidogo',
    description:
      'Vipokea sauti na spika: maboksi madogo, ushuru {duty.finished} na betri ya lithiamu karibu kwa vyote. Vinavyoruhusiwa kwa ndege na gharama.',
  },
  lead: 'Vidogo, vya thamani na vyepesi: usafiri wa ndege uliundwa kwa ajili ya hivi. Tofauti na simu, vipokea sauti na spika hulipa ushuru.',
  verdict: {
    air: {
      reason:
        'Betri za vipokea sauti na za spika ndogo ni ndogo sana na zimejengewa ndani, kwa hiyo husafiri kwa ndege na lebo ya kawaida ya betri za lithiamu.',
    },
    sea: {
      reason:
        'Inawezekana, lakini kifurushi cha mfukoni hugharimu kidogo sana kwa ndege kiasi kwamba hakuna haja ya kusubiri meli.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Bidhaa za umeme za kuuza, kama chaja na spika, kwa kawaida hukihitaji. Kifaa kimoja cha matumizi yako mara nyingi hakihitaji cheti hicho.',
    },
    {
      authority: 'TCRA',
      name: 'Idhini ya modeli zisizo na waya (type approval)',
      text: 'Bluetooth nayo ni redio. Kifaa kimoja cha matumizi yako mara chache huulizwa; katoni ya kuuza huulizwa.',
    },
  ],
  packing: [
    'Zima kabisa spika zisizo na waya; boksi linalolia hutolewa wakati wa ukaguzi.',
    'Weka vifungashio vingi vidogo kwenye boksi moja la ndani, na uandike idadi juu yake.',
  ],
  tariff: {
    note: 'Vipokea sauti, spika na maikrofoni hulipa ushuru {duty.finished}, makava ya simu na vioo vya kulinda skrini {duty.finished} au zaidi. Chaja za kawaida ziko kundi la 8504 na hazina ushuru.',
  },
  items: [{ name: 'Vipokea sauti visivyo na waya' }, { name: 'Spika kubwa ya sherehe' }],
  goesWrong: [
    'Bandia za bei rahisi zenye nembo maarufu hukamatwa, zote.',
    'Sumaku kubwa za spika hazikutajwa, na shirika la ndege linataka ukaguzi dakika ya mwisho.',
    'Vifaa ishirini tofauti vinatajwa kama "accessories", kwa hiyo forodha inafungua na kuthamini kimoja kimoja.',
  ],
  questions: [
    {
      question: 'Je, saa janja huhesabiwa kama saa au kama simu?',
      answer:
        'Forodha kwa kawaida huiweka kwenye vifaa vya mawasiliano ikiunganika kwa mawimbi ya redio. Sema kwenye ankara inafanya nini: Bluetooth tu, au ina SIM yake.',
    },
    {
      question: 'Je, chaja zenye plagi ya Marekani zinafaa kutumwa?',
      answer:
        'Kwa matumizi yako na adapta, ndiyo. Za kuuza, TBS inataka plagi ya Uingereza ya pini tatu, na katoni ya chaja za pini bapa inaweza kukataliwa.',
    },
    {
      question: 'Nitumeje spika yenye betri kubwa?',
      answer:
        'Angalia wati-saa zilizoandikwa juu yake. Chini ya 100 husafiri kawaida; spika za sherehe zaidi ya hapo huja kama mzigo hatari au kwa meli. Tuambie kabla ya kununua.',
    },
  ],
};
