import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/pipa-la-mizigo',
  english: '36af3319ab36',
  name: 'Pipa la mizigo',
  nameInSentence: 'pipa la mizigo',
  meta: {
    title: 'Kutuma pipa Tanzania: kulijaza, ushuru na kodi',
    description:
      'Pipa la lita 220 kutoka London au Baltimore: jinsi ya kulijaza, vya kuacha nje, jinsi ya kuandika orodha, ushuru wa mzigo mchanganyiko, na mfano wa hesabu.',
  },
  lead: 'Pipa hubingirika, huzuia mvua na halina kona za kubonyea. Kinacholipitisha forodhani ni orodha iliyo ndani ya mfuniko.',
  verdict: {
    air: {
      reason:
        'Likijaa ni zito mno, tena la mviringo. Kama bidhaa lazima zije kwa ndege, zifunge kwenye katoni.',
    },
    sea: {
      reason:
        'Ndiyo njia ya siku zote: bei moja kwa nafasi. Hakikisha tu hakuna kinachowaka moto kati ya sufuria na viatu.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Sheria za nguo zilizotumika',
      text: 'Ikiwa tu kuna nguo zilizovaliwa ndani: ziandike kama zilizovaliwa, ili mkaguzi aone hakuna kilichopigwa marufuku kati yake. Cheti cha ufukizaji ni cha marobota.',
    },
  ],
  packing: [
    'Makopo mazito na zana chini, nguo pembeni kama kizuia mshtuko, vitu vyepesi chini ya mfuniko.',
    'Usiweke vimiminika juu ya chakula, na sabuni iwe mbali na chakula.',
    'Funga pete ya mfuniko kwa lakiri ya chuma (bolt seal) na uandike namba yake kwenye orodha ya vilivyomo.',
  ],
  tariff: {
    note: 'Forodha hutoza kodi kwa kila mstari wa orodha yako. Mifano yetu hutumia kiwango kimoja cha ushuru, {duty.protected}, cha nguo zilizovaliwa, viatu, sabuni na biskuti. Nguo mpya hulipa {duty.finished}, zana na vitabu hulipa kidogo sana kuliko hapo.',
  },
  items: [
    { name: 'Pipa la familia la lita 220' },
    { name: 'Sanduku la chai (tea chest) la nguo na viatu vilivyovaliwa' },
  ],
  goesWrong: [
    'Mtu anaongeza makopo ya deodoranti dakika ya mwisho, orodha ikiwa tayari imeandikwa.',
    'Orodha inasema "vitu mchanganyiko", hivyo kila kitu kinamwagwa mezani bandarini.',
    'Pipa limejazwa mno hadi watu wanne hawawezi kulipandisha kwenye pikapu Mbagala.',
  ],
  questions: [
    {
      question: 'Orodha ya vilivyomo iandikweje?',
      answer:
        'Mstari mmoja kwa kila aina ya kitu: "fulana 8 za watoto, zimetumika, pauni 10". Mistari ishirini ya kweli hupita haraka kuliko neno moja lisiloeleweka.',
    },
    {
      question: 'Pipa linaweza kuwa na uzito gani?',
      answer:
        'Pipa lenyewe linaweza kubeba mengi, lakini wanaolinyanyua hawawezi. Liwe takriban kilo 100, na utuambie kama lako ni zito zaidi.',
    },
    {
      question: 'Nguo zilizotumika ndani ya pipa ni tatizo?',
      answer:
        'Nguo za nje, hapana: zitolee tamko kama zilizovaliwa, nazo hulipa {duty.worn} au {duty.worn-per-kg} kwa kilo, kile kilicho kikubwa. Toa chupi, nguo za kulalia, soksi na fulana za ndani zilizotumika. Zimepigwa marufuku, na hukwamisha vingine.',
    },
  ],
};
