import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/ala-za-muziki',
  english: '020f8c40116f',
  name: 'Ala za muziki',
  nameInSentence: 'ala za muziki',
  meta: {
    title: 'Kuagiza gitaa, kinanda au spika za kanisa Tanzania',
    description:
      'Ala za muziki hulipa ushuru wa {duty.intermediate}, spika {duty.finished}. Pembe za ndovu na rosewood, unyevu, maikrofoni zisizo na waya, na jumla ya kinanda.',
  },
  lead: 'Nusu ya vinanda vya kwaya za Dar es Salaam vilikuja ndani ya boksi kutoka nje. Ala yenyewe hulipa {duty.intermediate}; amplifaya yake ni habari nyingine.',
  verdict: {
    air: {
      reason:
        'Magitaa, tarumbeta na vinanda huja kwa ndege ndani ya kasha gumu. Legeza nyuzi: sehemu ya mizigo ni ya baridi na kavu.',
    },
    sea: {
      reason: 'Piano, seti za ngoma na mitambo ya sauti, vikifungwa kuzuia unyevu.',
    },
  },
  papers: [
    {
      authority: 'CITES',
      name: 'Cheti cha malighafi zinazolindwa',
      text: 'CITES ni mkataba wa viumbe vilivyo hatarini kutoweka. Piano za zamani zenye vibonyezo vya pembe za ndovu, na baadhi ya vipande vya rosewood au gamba la kobe, vinahitaji cheti hiki cha nchi inayosafirisha.',
    },
    {
      authority: 'TCRA',
      name: 'Idhini ya modeli zisizo na waya (type approval)',
      text: 'Maikrofoni za redio na mifumo ya masikioni hurusha mawimbi; masafa mengi ya Marekani ni ya simu za mkononi hapa.',
    },
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Bidhaa za umeme za kuuza, kama vinanda na spika, kwa kawaida hukihitaji. Kinanda au spika moja ya matumizi yako mara nyingi haihitaji cheti hicho.',
    },
  ],
  packing: [
    'Legeza nyuzi kwa toni mbili, na jaza nafasi kuzunguka shingo ya ala.',
    'Ingiza ngoma moja ndani ya nyingine, mablanketi yakiwa katikati.',
    'Weka valvu na matete kwenye boksi dogo la peke yake.',
  ],
  tariff: {
    note: 'Ala hulipa ushuru {duty.intermediate}. Maikrofoni, amplifaya na spika ni vifaa vya kielektroniki, {duty.finished}.',
  },
  items: [{ name: 'Kinanda cha vibonyezo 61' }, { name: 'Piano ya kusimama, iliyotumika' }],
  goesWrong: [
    'Adapta ya kinanda ni ya volti 110 na haina swichi ya kubadilisha.',
    'Fidla inatoka sehemu kavu ya ndege na kuingia kwenye ghala lenye unyevu, na inafunguka kwenye maungio.',
    'Piano inarekebishwa sauti kabla ya kusafirishwa, na inahitaji kurekebishwa tena ikifika.',
  ],
  questions: [
    {
      question: 'Kanisa hulipa ushuru wa ala za muziki?',
      answer:
        'Ndiyo, isipokuwa lina msamaha kwa jina lake. Taasisi za dini zinaweza kuomba, na barua ya msamaha inapaswa kutaja kila kitu.',
    },
    {
      question: 'Inafaa kusafirisha piano ya kusimama?',
      answer:
        'Kama ni nzuri na inakuja pamoja na vitu vya nyumbani, labda. Inahitaji kreti, hali ya hewa inayoiweza, na fundi wa kurekebisha sauti; ni wachache.',
    },
    {
      question: 'Maikrofoni gani zisizo na waya hufanya kazi hapa?',
      answer:
        'Omba seti inayoweza kubadilishwa masafa, na uhakikishe masafa yake na TCRA kabla ya kulipa. Ya waya hufanya kazi siku zote.',
    },
  ],
};
