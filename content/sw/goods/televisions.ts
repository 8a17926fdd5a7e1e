import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/tv',
  english: '667e6c371733',
  name: 'Runinga',
  nameInSentence: 'runinga',
  meta: {
    title: 'Kuagiza TV Tanzania: je, inalipa kuisafirisha?',
    description:
      'TV kubwa ni nyepesi lakini huchukua nafasi, hivyo ukubwa huamua bei. Ushuru {duty.finished}, VAT, ndege au meli, na jinsi ya kulinda skrini.',
  },
  lead: 'Kwa ndege unalipia ukubwa wa boksi, si uzito wake. Hata kwa inchi 32, usafiri unaweza kuwa ghali kuliko runinga yenyewe.',
  verdict: {
    air: {
      reason:
        'Inaruhusiwa, lakini utalipia kilo 40 kwa katoni ya inchi 55 yenye uzito usiofika nusu ya hizo.',
    },
    sea: {
      reason:
        'Ndiyo njia ya kutuma skrini kubwa. Runinga za kuuza zinahitaji Cheti cha Ubora kabla ya kupakiwa melini.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa runinga unazokusudia kuuza. Mkaguzi wa nje ya nchi huangalia plagi, volti na lebo ya matumizi ya umeme.',
    },
  ],
  packing: [
    'Katoni yake ya asili na sponji zake tu ndiyo inafaa; skrini iliyofungwa kwa mablanketi haivuki maghala mawili salama.',
    'Chora mshale wa "huku juu" pande nne. Skrini iliyolazwa hupasuka kwa uzito wake yenyewe.',
    'Tuombe fremu ya mbao kwa chochote zaidi ya inchi 55.',
  ],
  tariff: {
    note: 'Runinga kamili ya rangi hulipa ushuru {duty.finished}. Vipande vya kuunganishwa nchini hulipa {duty.intermediate}, na monita ya kawaida ya kompyuta haina ushuru.',
  },
  items: [{ name: 'Smart TV ya inchi 32' }, { name: 'Smart TV ya inchi 55' }],
  goesWrong: [
    'Runinga ya Marekani haina kipokezi cha DVB-T2, hivyo huonyesha vya mtandaoni tu, na si chochote cha antena.',
    'Skrini imepasuka ndani ya katoni isiyo na alama, na hakuna picha iliyopigwa kabla haijaondoka.',
    'Orodha ya vilivyomo haisemi kwamba runinga imetumika, na forodha inauliza kuhusu ushuru wa bidhaa wa vifaa vilivyotumika.',
  ],
  questions: [
    {
      question: 'TV ya Marekani itafanya kazi Dar es Salaam?',
      answer:
        'Kama skrini ya kutazama mtandaoni, kwa kawaida ndiyo. Kwa matangazo ya hapa inahitaji DVB-T2 na umeme wa volti 230. Runinga za Uingereza, Dubai na China mara nyingi zaidi zina vyote viwili.',
    },
    {
      question: 'Kuanzia ukubwa gani meli ni nafuu?',
      answer:
        'Kwa runinga moja, kwa kawaida kuanzia takriban inchi 40. Weka pande tatu za katoni kwenye kikokotoo, na usafiri wa ndege ukikaribia bei ya runinga, omba na bei ya meli.',
    },
    {
      question: 'Skrini iliyopasuka ni uharibifu wa safarini?',
      answer:
        'Ndiyo, kama ilikuwa nzima ilipofungwa na unaweza kuonyesha hivyo. Ichukue video ikiwa imewashwa kabla katoni haijafungwa, na tena kabla ya kusaini kuipokea.',
    },
  ],
};
