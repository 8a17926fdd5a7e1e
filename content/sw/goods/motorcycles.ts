import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/pikipiki',
  english: '951236e3ff62',
  name: 'Pikipiki',
  nameInSentence: 'pikipiki',
  meta: {
    title: 'Kuagiza pikipiki Tanzania: ushuru wa forodha na wa bidhaa',
    description:
      'Pikipiki na skuta: ushuru {duty.finished}, ushuru wa bidhaa {excise.motorcycle-over-3-years} ikizidi miaka mitatu, tangi tupu, usajili. Kodi za bodaboda mpya na pikipiki iliyotumika.',
  },
  lead: 'Kwa bodaboda, muuzaji wa hapa ni nafuu zaidi, siku zote. Watu huagiza kisichopatikana Kariakoo: pikipiki ya safari ndefu, Vespa ya zamani, au pikipiki yao wenyewe.',
  verdict: {
    air: {
      reason:
        'Kama mzigo hatari uliotolewa tamko tu, tangi na betri vikiwa vimefanywa salama. Wanamashindano hufanya hivyo, na bili yake ni kubwa mno.',
    },
    sea: {
      reason:
        'Ndani ya kreti au ikifungwa kwa mikanda kwenye kontena, tangi tupu, na iliyotumika iwe na kadi yake ya usajili.',
    },
  },
  papers: [
    {
      authority: 'TRA',
      name: 'Tamko la chombo cha moto na usajili',
      text: 'Namba ya chesisi na ya injini, mwaka wa kutengenezwa na, kwa iliyotumika, kadi ya usajili ya nje. Namba za usajili hutolewa baada ya kodi kulipwa.',
    },
    {
      authority: 'TBS',
      name: 'Ukaguzi wa vyombo vilivyotumika',
      text: 'Zilizotumika hukaguliwa breki, taa na fremu. Mahali pa ukaguzi pamebadilika zaidi ya mara moja, kwa hiyo uliza kabla ya kuweka nafasi.',
    },
  ],
  packing: [
    'Maliza mafuta yote ya tangi na kabureta, na ukate waya za betri.',
    'Unapofunga mikanda, bana shokapu za mbele nusu tu, la sivyo sili huvuja.',
    'Vioo vya pembeni, kioo cha mbele na funguo viwe kwenye boksi lenye lebo juu ya kiti.',
  ],
  tariff: {
    note: 'Pikipiki na skuta hulipa ushuru {duty.finished}, za umeme pia. Zilizotumika za zaidi ya miaka mitatu hulipa ushuru wa bidhaa wa {excise.motorcycle-over-3-years}; za magurudumu matatu za kubebea wagonjwa hazina ushuru wa forodha.',
  },
  items: [
    { name: 'Pikipiki mpya ya cc 125, ndani ya kreti' },
    { name: 'Pikipiki ya safari ndefu ya miaka sita' },
  ],
  notIncluded: 'Usajili wa kwanza na namba za pikipiki',
  goesWrong: [
    'Hati ya umiliki ina jina la mmiliki wa zamani, na hakuna bandari ya nje inayoiruhusu kuondoka.',
    'Kijiko kimoja cha petroli ndani ya kabureta kinatosha kutoa harufu inayosimamisha kontena.',
    'Pikipiki za Kichina za kuunganisha zisizo na cheti cha TBS haziwezi kusajiliwa kabisa.',
  ],
  questions: [
    {
      question: 'Pikipiki hulipa ushuru wa bidhaa kuanzia umri gani?',
      answer:
        'Zaidi ya miaka mitatu tangu kutengenezwa, si tangu kusajiliwa mara ya kwanza. Herufi au tarakimu ya kumi ya namba ya chesisi kwa kawaida huonyesha mwaka.',
    },
    {
      question: 'Skuta ya umeme ni pikipiki?',
      answer:
        'Kama ina kiti na inahitaji namba za usajili, ndiyo, na betri yake huifanya kuwa mzigo hatari. Kwa baadhi ya maofisa, skuta ya kusimama yenye betri ndogo ni kitu cha kuchezea chenye mota.',
    },
    {
      question: 'Naweza kuiendesha pikipiki yangu kutoka Kenya badala yake?',
      answer:
        'Kwa matembezi, bila shaka, ukiwa na kibali cha muda au carnet (pasipoti ya forodha ya chombo). Ikibaki, ushuru wa forodha, ushuru wa bidhaa na kodi ya ongezeko la thamani (VAT) hulipwa vilevile mpakani.',
    },
  ],
};
