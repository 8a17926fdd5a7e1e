import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vyombo-vya-jikoni',
  english: '97e32d47d408',
  name: 'Vyombo vya jikoni',
  nameInSentence: 'vyombo vya jikoni',
  meta: {
    title: 'Kuagiza sufuria, sahani na vifaa vya jikoni Tanzania',
    description:
      'Sufuria, sahani, blenda na majiko ya hewa (air fryer): ushuru {duty.intermediate} au {duty.finished}, volti 230, na jinsi ya kufunga sahani zifike zikiwa sahani.',
  },
  lead: 'Ni ajabu lakini kweli: birika au oveni hulipiwa ushuru wa {duty.intermediate}, sufuria au sahani {duty.finished}. Na funga vioo kana kwamba mtu ataviangusha.',
  verdict: {
    air: {
      reason: 'Kifaa kimoja au seti nzuri ya visu ni rahisi kwa ndege. Kreti la sahani halilipi.',
    },
    sea: {
      reason:
        'Jiko zima na bidhaa za duka kwa kontena. Bidhaa za kuuza zinahitaji Cheti cha Ubora.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa bidhaa za kuuza: vifaa vya umeme na chochote kinachogusa chakula.',
    },
  ],
  packing: [
    'Simamisha sahani, usizilaze kamwe, na uweke karatasi katikati ya kila moja.',
    'Bandika jagi la kioo la blenda ndani ya boksi lake.',
    'Funika kila kisu kwa kadibodi: maofisa hufungua maboksi kwa mikono mitupu.',
  ],
  tariff: {
    note: 'Sufuria, sahani na blenda hulipa ushuru {duty.finished}; birika za umeme, oveni, tosta na majiko ya hewa {duty.intermediate}; visu na vijiko {duty.intermediate}.',
  },
  items: [
    { name: 'Seti ya sufuria za chuma cha pua' },
    { name: 'Seti ya vyombo vya mezani, vipande 60' },
  ],
  goesWrong: [
    'Mashine ya kuchanganyia ya volti 110 inanguruma mara moja Arusha, kisha basi.',
    'Mfuniko wa kioo unasafiri bila kufungwa ndani ya sufuria.',
    'Vifaa vilivyotumika, ambavyo hulipa ushuru wa bidhaa wa {excise.used-parts}, vinaandikwa kama vipya.',
  ],
  questions: [
    {
      question: 'Nchi zipi huuza vifaa vinavyoingia kwenye soketi zetu?',
      answer:
        'Uingereza, Dubai na Hong Kong hutumia plagi ileile ya pini tatu. Kutoka Ujerumani au China unahitaji plagi mpya; kutoka Marekani unahitaji transfoma, ambayo ni nadra kulipa.',
    },
    {
      question: 'Je, jiko la hewa (air fryer) hutozwa kama sufuria?',
      answer:
        'Hapana, pungufu. Oveni na majiko ya hewa ya umeme ya kundi la 8516 hulipa {duty.intermediate}. Sufuria ya kawaida hulipa {duty.finished}. Kodi ya ongezeko la thamani (VAT) huongezwa kwa vyote.',
    },
    {
      question: 'Naweza kusafirisha jiko la gesi?',
      answer:
        'Jiko, ndiyo, kama halijawahi kuwa na gesi au limethibitishwa kuwa tupu. Mitungi na viberiti vyenye gesi ni mzigo hatari, ambao hatubebi.',
    },
  ],
};
