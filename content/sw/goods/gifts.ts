import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/zawadi',
  english: '655f41d75d67',
  name: 'Zawadi',
  nameInSentence: 'zawadi',
  meta: {
    title: 'Kutuma zawadi Tanzania: je, hailipi ushuru?',
    description:
      'Zawadi hutozwa kodi Tanzania kama vitu ulivyonunua, hata kadi iseme nini. Jinsi ya kuorodhesha boksi la zawadi, kutunza siri na kumlipia mpokeaji kodi.',
  },
  lead: 'Hakuna msamaha kwa zawadi zinazokuja kama mzigo. Mtumaji mwema hulipa kodi mapema, ili mwenye siku ya kuzaliwa asilipe.',
  verdict: {
    air: {
      reason:
        'Ilimradi kila kitu ndani ya boksi kinaruhusiwa kwenye ndege. Chupa moja ya manukato hubadilisha jibu la zawadi nzima.',
    },
    sea: {
      reason: 'Kwa vyombo vya harusi au Krismasi ya kijiji kizima. Weka nafasi miezi kadhaa kabla.',
    },
  },
  packing: [
    'Usiifunge zawadi; tuma karatasi ya zawadi pamoja nayo: maofisa hufungua zawadi, na hawafungi tena utepe.',
    'Zipe zawadi namba, na utumie namba hizo kwenye orodha.',
    'Kwenye orodha ya vilivyomo andika "gift" na bei pia: kimoja hakichukui nafasi ya kingine.',
  ],
  tariff: {
    note: 'Hakuna namba ya HS ya zawadi. Kila kitu hutozwa kulingana na kilivyo; mifano yetu inatumia ushuru {duty.finished}, kiwango cha zawadi nyingi.',
  },
  items: [
    { name: 'Boksi la siku ya kuzaliwa la kijana' },
    { name: 'Zawadi za harusi za nyumba mpya' },
  ],
  goesWrong: [
    'Boksi lenye kishikwambi linaandikwa "zawadi, haina thamani ya biashara".',
    'Mpokeaji anaombwa kulipa ushuru kabla ya kuletewa mzigo na anadhani ni utapeli.',
    'Chupa ya mvinyo ya bwana harusi iko katikati; kileo kina kodi na hati zake.',
  ],
  questions: [
    {
      question: 'Nalipaje kodi ili mpokeaji asilipe?',
      answer:
        'Andika DDP (Delivered Duty Paid) kwenye maelezo mengine ya fomu ya kuomba bei. Tunakadiria tozo, unazilipa pamoja na usafiri, na mpokeaji halipi chochote.',
    },
    {
      question: 'Naweza kuifanya iwe siri?',
      answer:
        'Kwa familia, ndiyo; kwa forodha, hapana. Orodha inakuja kwetu na TRA. Kwenye hati ya kupokea tunaweza kuandika "kifurushi cha familia" ukituomba.',
    },
    {
      question: 'Je, pesa au kadi ya zawadi inaruhusiwa kwenye boksi?',
      answer:
        'Hapana: fedha taslimu, kadi za zawadi na vocha haziruhusiwi. Pesa za simu hufika kwa dakika moja na haziwezi kupotea ghalani.',
    },
  ],
};
