import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/viatu',
  english: '2f44f652de2a',
  name: 'Viatu',
  nameInSentence: 'viatu',
  meta: {
    title: 'Kuagiza viatu na raba Tanzania: ushuru wa {duty.protected}',
    description:
      'Viatu vipya vipo kwenye kundi la {duty.protected}, juu kuliko nguo mpya. Gharama ya raba hadi mlangoni kwako Tanzania, na kiasi kinachoongezwa na boksi lake.',
  },
  lead: 'Viatu hulipa ushuru mkubwa kuliko nguo mpya: {duty.protected}, kundi linalolinda watengenezaji wa Afrika Mashariki.',
  verdict: {
    air: {
      reason:
        'Usitume boksi la viatu: kwa raba huchukua takriban theluthi moja ya gharama ya usafiri.',
    },
    sea: {
      reason:
        'Inafaa kwa jumla, kukiwa na Cheti cha Ubora. Weka mfuko wa kufyonza unyevu kwenye kila katoni, la sivyo ngozi hushika ukungu ndani ya kontena lenye joto.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa wafanyabiashara. Wakaguzi huangalia zaidi buti za usalama, kwa sababu chuma bandia cha vidoleni huumiza mtu.',
    },
  ],
  packing: [
    'Jaza soksi ndani ya kila kiatu, na uweke kila jozi soli kwa soli.',
    'Kama unahitaji maboksi ya viatu kwa ajili ya duka, yakunjue na kuyatuma yakiwa bapa.',
  ],
  tariff: {
    note: 'Viatu vya ngozi, kitambaa na plastiki vyote hulipa ushuru {duty.protected}; vipande na baadhi ya sehemu za juu zisizokamilika tu ndivyo hulipa {duty.intermediate}.',
  },
  items: [
    { name: 'Jozi moja ya raba za kukimbilia na boksi lake' },
    { name: 'Jozi ishirini na nne za duka' },
  ],
  goesWrong: [
    'UK 8 ni karibu sawa na US 9 au EU 42. Ukichanganya mifumo hiyo, kurudisha ni ghali kuliko jozi yenyewe.',
    'Buti za mpira zenye nembo maarufu bila leseni huzuiwa kama bidhaa bandia.',
    'Kuna viatu vilivyotumika kati ya vipya, hivyo ofisa anavihesabu vyote kama mitumba.',
  ],
  questions: [
    {
      question: 'Kuacha boksi la viatu kunaokoa sana?',
      answer:
        'Takriban theluthi moja ya usafiri wa raba. Liombe duka lisitume boksi, au turuhusu tuzitoe viatu kwenye maboksi tunapofunga upya.',
    },
    {
      question: 'Buti za mpira za timu ya shule hutozwa kodi?',
      answer:
        'Ndiyo, kama viatu vyovyote. Chama cha michezo kinaweza kuomba msamaha kabla ya kusafirisha, lakini wachache huupata kwa wakati wa msimu mmoja.',
    },
    {
      question: 'Ni thamani gani inahesabiwa kama viatu vilikuwa na punguzo?',
      answer:
        'Bei uliyolipa. Tunza uthibitisho wa oda unaoonyesha punguzo, kwa sababu kesho ukurasa wa duka utaonyesha tena bei ya zamani.',
    },
  ],
};
