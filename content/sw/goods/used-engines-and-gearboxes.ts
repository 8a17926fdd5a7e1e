import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/injini-na-giaboksi-used',
  english: 'dcba0f539f9b',
  name: 'Injini na giaboksi zilizotumika',
  nameInSentence: 'injini na giaboksi zilizotumika',
  meta: {
    title: 'Kuagiza injini au giaboksi used Tanzania',
    description:
      'Injini na giaboksi used hulipa ushuru {duty.intermediate} na ushuru wa bidhaa {excise.used-parts}. Kumwaga oili, kufunga, hati, na jumla ya ushuru na kodi.',
  },
  lead: 'Giaboksi nzuri iliyotumika ni nafuu kuliko matengenezo, hata pamoja na ushuru wa bidhaa wa ziada. Kinachofanya ikataliwe kwa kawaida ni oili.',
  verdict: {
    air: {
      reason:
        'Ikimwagwa, kusafishwa na kuthibitishwa kuwa kavu, injini inaweza kuja kwa ndege. Kwa uzito wake, ni matengenezo ya haraka tu yanayostahili.',
    },
    sea: {
      reason:
        'Ndani ya kreti au juu ya paleti, mafuta yakiwa yametolewa na kila tundu likizibwa, husafiri kama mashine nyingine.',
    },
  },
  papers: [
    {
      authority: 'Msafirishaji',
      name: 'Cheti cha kumwaga mafuta',
      text: 'Mbomoaji (yadi) anathibitisha kwamba mafuta, oili na maji ya kupoza vimetolewa. Mashirika ya ndege hukidai, na kampuni za meli hukiomba pia.',
    },
    {
      authority: 'Polisi',
      name: 'Uthibitisho wa asili',
      text: 'Ankara ya mbomoaji yenye namba ya chesisi, ili injini ya wizi isiishie kwenye gari lako.',
    },
  ],
  packing: [
    'Mwaga oili ya injini usiku kucha, kisha izungushe na umwage tena.',
    'Ifunge kwa bolti kwenye fremu, kwa sababu injini juu ya mbao zisizofungwa hutoboa kreti.',
    'Ifunge kwa nailoni juu ya sinia la matone lenye mikeka ya kufyonza.',
  ],
  tariff: {
    note: 'Injini na giaboksi za magari hulipa ushuru {duty.intermediate}. Kwa kuwa zimetumika, ushuru wa bidhaa wa {excise.used-parts} hutozwa juu ya thamani na ushuru wa forodha kwa pamoja.',
  },
  items: [
    { name: 'Giaboksi ya otomatiki iliyotumika' },
    { name: 'Injini ya dizeli ya lita 2.0 iliyotumika' },
  ],
  goesWrong: [
    'Namba ya injini hailingani na hati, na badiliko hilo haliwezi kusajiliwa.',
    'Oili inafika kwenye boksi la chini. Mwenye boksi anakutumia bili.',
    'Nusu gari linatolewa tamko kama chuma chakavu. Forodha inalithamini kama vipuri vya gari zima.',
  ],
  questions: [
    {
      question: 'Kwa nini kuna {excise.used-parts} ya ziada kwa vipuri used?',
      answer:
        'Sheria ya ushuru wa bidhaa huitoza kwa vipuri vilivyotumika vya magari na pikipiki, ili kuzuia vilivyochoka na vya hatari. Kipuri kilichokarabatiwa chenye hati za dhamana kinaweza kujadiliwa, kwa hiyo zionyeshe.',
    },
    {
      question: 'Naweza kutuma half-cut, yaani nusu ya mbele au ya nyuma ya gari?',
      answer:
        'Kwa kontena, ndiyo, kama limekatwa kiasi kwamba haliwezi kuunganishwa tena kuwa gari. Vinginevyo hutozwa kodi na kukaguliwa kama gari.',
    },
    {
      question: 'Lazima nibadilishe usajili baada ya kubadili injini?',
      answer:
        'Ndiyo, namba ya injini mpya huandikwa kwenye kadi huko TRA. Nenda na tamko la kuingiza nchini na ankara ya mbomoaji; vyote viwili vinahitajika.',
    },
  ],
};
