import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/ruta-na-redio',
  english: 'badfa2c49366',
  name: 'Ruta na redio',
  nameInSentence: 'ruta na vifaa vya redio',
  meta: {
    title: 'Kuagiza ruta au redio Tanzania: idhini ya TCRA',
    description:
      'Ruta, vifaa vya satelaiti, redio za mkononi na booster: hakuna ushuru, lakini TCRA huamua. Vinavyohitaji idhini na visivyoruhusiwa.',
  },
  lead: 'Chochote kinachorusha mawimbi kinahitaji idhini ya mamlaka ya mawasiliano. Kodi ni ndogo. Kinachochukua muda ni idhini.',
  verdict: {
    air: {
      reason:
        'Ni vidogo na vyepesi, hivyo huja kwa ndege; bila idhini ya modeli kifurushi husubiri uwanja wa ndege.',
    },
    sea: { reason: 'Minara, roli za nyaya na makabati huja kwa meli kwa idhini hizohizo.' },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Cheti cha idhini ya modeli (type approval)',
      text: 'Huidhinisha modeli moja hasa, kwa hiyo angalia namba yake: "v2" ni kifaa kingine. Mwagizaji au mtengenezaji ndiye huomba.',
    },
    {
      authority: 'TCRA',
      name: 'Leseni ya kuingiza au ya masafa',
      text: 'Kwa wafanyabiashara, na kwa redio zinazotumia masafa yake yenyewe, kama za walinzi. Hakikisha na TCRA kama kifaa kimoja kipya kinahitaji leseni ya kuingiza.',
    },
    {
      authority: 'TCRA',
      name: 'Cheti cha tozo ya mazingira (eco levy)',
      text: 'Tangu 2023, vifaa vya mawasiliano vinakihitaji, vipya au vilivyotumika. Tozo inalipwa TCRA, na kampuni ya ukaguzi ya Bureau Veritas hutoa cheti kabla ya kusafirisha.',
    },
  ],
  packing: [
    'Fungua antena na uziweke kwenye mfuko pamoja na kifaa chake.',
    'Acha betri za sarafu na za redio za mkononi ndani, vifaa vikiwa vimezimwa.',
  ],
  tariff: {
    note: 'Ruta na redio hazina ushuru; antena na vipuri vyake hulipa {duty.intermediate}.',
  },
  items: [{ name: 'Ruta ya Wi-Fi ya nyumbani' }, { name: 'Redio kumi za mkononi za walinzi' }],
  notIncluded: 'Tozo ya mazingira (eco levy) ya TCRA',
  goesWrong: [
    'Redio za mkononi zinafika zikiwa kwenye masafa ya Marekani ambayo hapa yanatumiwa na wengine.',
    'Booster ya mtandao imenunuliwa mtandaoni; mitandao ya simu hairuhusu za watu binafsi kabisa.',
    'Dishi la satelaiti limesajiliwa nchi nyingine na linanyamaza baada ya mwezi.',
  ],
  questions: [
    {
      question: 'Nitajuaje kama ruta yangu imeidhinishwa?',
      answer:
        'TCRA ina orodha ya wazi ya modeli zilizoidhinishwa. Tutumie namba kamili ya modeli, tuitafute kabla hujaagiza.',
    },
    {
      question: 'Naweza kuleta vifaa vya intaneti ya satelaiti?',
      answer:
        'Ikiwa tu huduma yake ina leseni Tanzania siku vifaa vinapofika. Hilo limekuwa likibadilika, kwa hiyo uliza TCRA au sisi kwanza, na uache dishi nje ya nchi hadi ujue.',
    },
    {
      question: 'Vifaa vya kusikiliza mtoto, spika za Bluetooth na rimoti za geti nazo ni redio?',
      answer:
        'Kusema kweli ndiyo, za nguvu ndogo sana. Kimoja cha nyumbani kwako mara chache huulizwa; katoni ya kuuza huulizwa.',
    },
  ],
};
