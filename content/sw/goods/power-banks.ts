import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/power-bank-na-betri',
  english: '95d8bca594d8',
  name: 'Power bank na betri',
  nameInSentence: 'power bank na betri za peke yake',
  meta: {
    title: 'Kutuma power bank au betri Tanzania: inaruhusiwa?',
    description:
      'Power bank na betri za lithiamu za peke yake haziruhusiwi kwenye kifurushi cha kawaida cha ndege. Zinazokuja kwa meli, hati ya mtengenezaji, ushuru na kodi.',
  },
  lead: 'Betri ya lithiamu au ya gari isiyo ndani ya kifaa huhesabiwa kama mzigo hatari. Ikiwa kwenye kifurushi cha kawaida cha ndege, hukwamisha maboksi ya watu wote, kwa hiyo tuulize kwanza.',
  verdict: {
    air: {
      reason:
        'Betri za lithiamu za peke yake zinaweza kuwaka moto, hivyo mashirika ya ndege huzipokea kama mzigo hatari uliotolewa tamko tu, na hati ambazo duka huwa nazo mara chache.',
    },
    sea: {
      reason:
        'Meli hubeba betri zilizofungwa zisipate shoti na kutolewa tamko pamoja na muhtasari wa upimaji wa mtengenezaji.',
    },
  },
  papers: [
    {
      authority: 'Msafirishaji',
      name: 'Muhtasari wa upimaji wa UN 38.3',
      text: 'Mtengenezaji huutoa kwa kila modeli ya betri. Bila huo hakuna msafirishaji anayeruhusiwa kupakia betri za lithiamu za peke yake, hata meli.',
    },
    {
      authority: 'Msafirishaji',
      name: 'Hati ya taarifa za usalama (SDS)',
      text: 'Kwa betri za asidi na za lithiamu pia; huwaambia wahudumu la kufanya betri ikivuja.',
    },
  ],
  packing: [
    'Bandika utepe kwenye vichwa vya betri au vifunike, betri moja kwa kila mfuko.',
    'Chaji hadi takriban theluthi moja, si zaidi: betri iliyojaa huwaka kwa moto mkali zaidi.',
    'Tumia katoni mpya imara yenye lebo ya betri nje na bila kitu cha chuma ndani.',
  ],
  tariff: {
    note: 'Betri za kuchaji hulipa ushuru wa {duty.finished}. Betri za kutupa za kundi la 8506 zipo kwenye kiwango cha {duty.protected}, na betri za aina ya sola zimesamehewa kodi ya ongezeko la thamani (VAT).',
  },
  items: [{ name: 'Power bank ya mAh 20,000' }, { name: 'Betri ya lithiamu ya 12 V 100 Ah' }],
  goesWrong: [
    'Mtu anaficha power bank kati ya nguo. Mashine ya X-ray huiona kila mara.',
    'Uwezo ulioandikwa kwenye lebo ni wa kubuni, na muhtasari wa upimaji ni wa modeli nyingine.',
    'Unauziwa betri iliyotumika ya baiskeli ya umeme isiyojulikana ilikotoka. Hatuipokei.',
  ],
  questions: [
    {
      question: 'Kwa nini naweza kupanda na power bank lakini siwezi kuituma?',
      answer:
        'Ndani ya ndege, wahudumu huona moshi na kuzima moto. Chini kwenye mizigo, hakuna anayeuona. Ndiyo maana mashirika ya ndege hutaka power bank ziwe kwenye begi la mkononi, si kwenye mizigo.',
    },
    {
      question: 'Betri ya akiba ya simu inaweza kuwa boksi moja na simu?',
      answer:
        'Si ikiwa peke yake. Ikiwa ndani ya simu ni sawa. Ya akiba ndani ya kikasha chake mara nyingi inaweza kwenda na simu yake, ndani ya mipaka ya shirika la ndege: uliza kwanza.',
    },
    {
      question: 'Na betri za AA na AAA?',
      answer:
        'Betri za kawaida za alkali ndani ya pakiti zake za dukani zilizofungwa hazina hatari ya moto na zinaweza kusafiri. Tuambie idadi, ili ziwe kwenye orodha ya vilivyomo.',
    },
  ],
};
