import type { LandedCostTool } from '../schema/landed-cost-tool';
import type { TranslatedFile } from '../schema/translation';

export const landedCostTool: TranslatedFile<LandedCostTool> = {
  english: 'c3d5b76b41a8',
  fields: {
    goods: { label: 'Unasafirisha nini?' },
    by: { label: 'Inakuja kwa njia gani?' },
    origin: { label: 'Kutoka' },
    value: { label: 'Bei ya bidhaa', hint: 'Kama ilivyo kwenye ankara, bila usafiri.' },
    currency: { label: 'Sarafu' },
    freight: {
      label: 'Bei ya meli uliyopewa',
      hint: 'Safari ya bahari pekee, kwa sarafu ya bei ya bidhaa. Bado hujapewa bei? Acha wazi.',
    },
    town: { label: 'Mji wa Tanzania' },
  },
  choices: { goods: 'Bidhaa', bands: 'Haipo kwenye orodha? Chagua kundi la ushuru' },
  ways: { air: 'Kwa ndege', sea: 'Kwa meli' },
  submit: { rest: 'Kokotoa jumla', busy: 'Inakokotoa...' },
  messages: {
    goods: 'Chagua unachosafirisha, au kundi la ushuru.',
    air: '{goods}: si kwenye kifurushi cha kawaida cha ndege. Chagua meli, au tuulize.',
    sea: '{goods}: hatuwezi kusafirisha kwa meli. Chagua ndege.',
    value: 'Andika bei ya bidhaa, namba kubwa kuliko 0.',
    valueMost: 'Bei isizidi {most}. Kwa zaidi, omba bei kwetu.',
    currency: 'Chagua sarafu ya bei.',
    freight: 'Andika bei ya meli kwa namba, au acha wazi.',
    freightMost: 'Bei ya meli isizidi {most}. Kwa zaidi, omba bei kwetu.',
  },
  scriptless: {
    text: 'Kikokotoo hiki kinahitaji JavaScript, ambayo imezimwa kwenye kivinjari chako. Mifano na viwango vilivyo hapa chini vinaonyesha jinsi ya kukokotoa jumla mwenyewe. Au tuulize.',
    failed:
      'Kikokotoo hakikufunguka. Huenda mtandao wako ni wa polepole. Ulichoandika bado kipo hapa, kwa hiyo jaribu tena baada ya muda mfupi, tumia mifano na viwango vilivyo hapa chini, au tuulize.',
  },
  method: {
    heading: 'Jinsi tunavyokokotoa',
    steps: [
      'Kwa ndege, tunakokotoa usafiri kutokana na uzito na vipimo. Kwa meli, wewe unaandika bei uliyopewa ya safari ya bahari, bila huduma za bandari, kugomboa na kufikishiwa.',
      'Forodha hukokotoa thamani ya kutozea ushuru: bei na, kwa meli, usafiri, pamoja na {customs.assumed-insurance} ya bima kama hukukata bima. Kwa ndege, kwa kawaida usafiri hauhesabiwi.',
      'Ushuru wa forodha na tozo ya reli ni asilimia ya thamani hiyo. Ushuru wa bidhaa hutozwa kwenye thamani pamoja na ushuru wa forodha. Ada ya uchakataji ya forodha, kwa kawaida {customs.processing-fee}, hutozwa kwenye bei peke yake. Kodi ya ongezeko la thamani (VAT) hutozwa kwenye thamani pamoja na tozo hizi zote. Kwa meli, tozo ya gati ya bandari na VAT yake huongezwa baada ya hapo.',
      'Mwishoni tunaongeza kufikisha kifurushi kidogo ndani ya Dar es Salaam. Kila mstari wa jibu unaonyesha umetozwa kwenye nini.',
    ],
  },
  result: {
    heading: 'Jumla hadi mlangoni kwako',
    beforeFreight: 'Jumla bila usafiri wa meli',
    about: 'takriban {amount}',
    shipment: '{goods} kutoka {origin}, {way}',
    estimate: 'Ni makadirio, si ahadi.',
    changes:
      'Hubadilika kulingana na ankara, vipimo vya boksi lililofungwa, namba ya HS na kiwango cha kubadilisha fedha cha siku hiyo.',
    checked:
      'Viwango vya forodha vilihakikiwa {checked}; viwango vya kubadilisha fedha ni vya {exchange}.',
    sources: 'Kila kiwango na chanzo chake',
    seaFreight:
      'Forodha huhesabu usafiri wa meli kama sehemu ya thamani, kwa hiyo ushuru na kodi huongezeka ukiuongeza.',
    papers: '{goods}: hati na ufungaji',
    notIncluded: 'Visivyo kwenye jumla hii',
    quote: 'Omba bei ya mzigo huu',
  },
  lines: {
    caption: 'Jinsi jumla inavyopatikana, kwa TZS',
    goods: 'Bidhaa',
    exchange: '{price} kwa TZS {rate}',
    airFreight: 'Usafiri wa ndege',
    airFreightOf: 'kilo {weight} kwa {rate}',
    seaFreight: 'Usafiri wa meli',
    customsValue: 'Thamani ya forodha: {parts} = TZS {amount}',
    assumedInsurance: '{percent} ya bima',
    share: '{percent} ya TZS {amount}: {base}',
    byWeight: 'Kwa uzito, kwa sababu ni zaidi ya {percent}',
    relieved: 'Hakuna (msamaha: {relief})',
    delivery: 'Usambazaji nchini',
    deliveryTo: 'Kufikishiwa {town}',
    deliveryFrom:
      'Imehesabiwa kwa {local.shillings}, bei ya kifurushi kidogo ndani ya Dar es Salaam. Bei yako utaipata ukiomba bei.',
    total: 'Jumla',
  },
  amounts: {
    goods: 'bei ya bidhaa',
    freight: 'usafiri',
    insurance: 'bima',
    'customs-value': 'thamani ya forodha',
  },
  share: {
    copy: 'Nakili kiungo',
    copied: 'Kiungo kimenakiliwa',
    copyFailed:
      'Kivinjari chako hakikuruhusu kunakili. Tafadhali nakili anwani ya ukurasa huu badala yake.',
    copyText: 'Nakili kama maandishi',
    textCopied: 'Maandishi yamenakiliwa',
    whatsapp: 'Tuma kwa WhatsApp',
    message: '{goods} kutoka {origin} hadi Tanzania, makadirio ya jumla: {total}. {link}',
  },
  notes: { town: 'Kufikishiwa {town}.', way: 'Njia: {way}.' },
  examples: {
    caption: 'Kwa TZS, kwa bei zetu kwa kilo na viwango vya forodha vilivyo hapa chini',
    columns: ['Bidhaa', 'Kutoka', 'Usafiri wa ndege', 'Ushuru, kodi na tozo', 'Mlangoni kwako'],
  },
  rates: {
    caption: 'Kinachotozwa unapoagiza kutoka nje, kwa mpangilio huu',
    columns: ['Tozo', 'Kiwango', 'Hutozwa kwenye', 'Chanzo'],
    scheduleCaptions: {
      duty: 'Makundi ya ushuru wa forodha',
      excise: 'Ushuru wa bidhaa',
      industrial: 'Tozo ya maendeleo ya viwanda',
    },
    scheduleColumns: ['Kundi', 'Kiwango', 'Bidhaa', 'Chanzo'],
    reliefs: {
      caption: 'Nani, au bidhaa zipi, hulipa kidogo',
      columns: ['Msamaha', 'Bila', 'Sharti', 'Chanzo'],
    },
    bySchedule: 'Angalia jedwali lake hapa chini',
    usually: 'Kwa kawaida {percent}',
    orPerKilogram: '{percent}, au {price} kama ni zaidi',
    checked: 'Ilihakikiwa {date}.',
    toConfirm: 'Hakikisha na TRA.',
  },
};
