import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/wanyama-hai',
  english: '374e13ea729c',
  name: 'Wanyama hai',
  nameInSentence: 'wanyama hai',
  meta: {
    title: 'Kusafirisha mbwa, paka au ndege hadi Tanzania',
    description:
      'Hatubebi viumbe hai, wala wanyama wa nyumbani. Nani anawabeba, la kuuliza shirika la ndege kuhusu mbwa au paka, na tunachoweza kukusafirishia.',
  },
  lead: 'Hatubebi wanyama, nawe usingependa tufanye hivyo: sehemu ya vifurushi si mahali pa mbwa. Mashirika ya ndege ya abiria yana watu na vizimba kwa ajili yao.',
  verdict: {
    air: {
      reason:
        'Wanyama wanahitaji chakula, sehemu yenye joto na mhudumu pande zote mbili. Hatuna hata kimoja kati ya hivyo vitatu.',
    },
    sea: { reason: 'Wiki kadhaa ndani ya kontena lililofungwa zingeua tulichoombwa kukifikisha.' },
  },
  papers: [
    {
      authority: 'Wizara ya mifugo',
      name: 'Kibali cha mifugo cha kuingiza mnyama',
      text: 'Mwenye mnyama huomba kabla ya safari. Mbwa na paka wanahitaji pia cheti cha kichaa cha mbwa na microchip.',
    },
  ],
  instead: [
    'Mwekee mnyama nafasi kwenye ndege ya abiria, kama begi lililosajiliwa au kama mzigo wa ndege kwa jina lako.',
    'Muulize wakala wa kuhamisha wanyama, anayejua aina ambazo mashirika ya ndege hukataa na saa za daktari wa mifugo wa uwanja wa ndege.',
    'Tunasafirisha kwa furaha kikapu, mabakuli na kizimba kitupu.',
  ],
  tariff: {
    note: 'Wanyama wa familia inayorudi huangaliwa pamoja na vitu vya kuhama; wanyama wa kuzalisha hawana ushuru.',
  },
  goesWrong: [
    'Vifaranga vinaagizwa kutoka kituo cha kutotolesha nje ya nchi na kufa njiani bila maji.',
    'Kipimo cha kichaa cha mbwa kilichukuliwa siku chache mapema mno, na mbwa anawekwa karantini anapofika.',
  ],
  questions: [
    {
      question: 'Mashirika gani ya ndege huleta wanyama Dar es Salaam?',
      answer:
        'Hubadilika kwa msimu na kwa ndege. Uliza mashirika yenye ndege kubwa zinazotua uwanja wa Julius Nyerere, na katika simu hiyohiyo uliza vikomo vya joto.',
    },
    {
      question: 'Naweza kutuma wadudu, minyoo au nyuki?',
      answer:
        'Si kwetu. Watafiti na wafugaji wa nyuki hutumia wasafirishaji maalum, kibali cha serikali kikiwa mkononi.',
    },
    {
      question: 'Naweza kutuma mayai ya kutotolesha kama chakula?',
      answer:
        'Hapana. Mbele ya daktari wa mifugo ni viumbe hai, na maelezo ya uongo huongeza tatizo.',
    },
  ],
};
