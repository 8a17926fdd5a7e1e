import type { RoutePage } from '../schema/route-page';
import type { TranslatedFile } from '../schema/translation';

export const routePage: TranslatedFile<RoutePage> = {
  english: '14ff0d4c92aa',
  meta: { title: 'Kusafirisha mzigo kutoka {origin}: ndege {rate} kwa kilo' },
  answer:
    'Mzigo kutoka {origin} hadi Tanzania: {air} kwa ndege, {rate} kwa kilo, au {sea} kwa meli.',
  hero: {
    heading: 'Kusafirisha mzigo kutoka {origin} hadi Tanzania',
    quoteLabel: 'Omba bei',
    learn: { label: 'Jinsi inavyofanya kazi' },
  },
  ticket: { valid: 'Bei ya ndege tangu {date}; kwa meli omba bei', share: 'Tuma hii kwa WhatsApp' },
  map: {
    alternative:
      'Ramani ya njia kutoka {city} hadi Dar es Salaam: {distance} kwa ndege moja kwa moja, na njia ya kawaida ya meli kando yake.',
    airDistance: '{distance} kwa ndege',
    seaDistance: 'takriban {distance} kwa meli',
  },
  byAir: 'Kwa ndege',
  bySea: 'Kwa meli',
  rate: 'Bei kwa ndege',
  options: {
    heading: 'Njia za kusafirisha',
    air: {
      title: 'Kwa ndege',
      text: 'Kwa vifurushi vidogo na vya wastani, mizigo ya haraka na vifaa vya kielektroniki vya bei kubwa.',
    },
    sea: {
      title: 'Kwa meli',
      text: 'Kwa vitu vikubwa au vizito, mizigo mingi na unapotaka gharama ndogo.',
    },
  },
  onTheWay: 'Njia ya ndege na ya meli',
  times: {
    heading: 'Makadirio ya muda wa kufika',
    note: 'Muda ni makadirio; forodha na usambazaji nchini vinaweza kuubadilisha. Unahesabiwa tangu mzigo uliolipiwa unapoondoka ofisi yetu au mshirika wetu wa nje hadi kufikishwa Dar es Salaam.',
  },
  pricing: {
    heading: 'Bei kwa undani',
    volumetricWeight: 'Uzito wa ujazo',
    formula: 'urefu × upana × kimo kwa sm ÷ {divisor} = kilo',
    parcel: {
      size: 'sm {length} × {width} × {height}',
      volumetric: 'Kwa ukubwa',
      actual: 'Kwenye mizani',
      kilograms: 'kilo {weight}',
      charged: 'zinazotozwa',
      price: 'kilo {weight} × {rate} = {total}',
    },
    notIncludedHeading: 'Bei haijumuishi',
    notIncludedNote:
      'Havimo kwenye jumla hii: bima, ufungaji maalum, kuchukua mzigo kwa mtumaji, kuhifadhi na kuhudumia mzigo uwanja wa ndege, vibali, vyeti na ada yetu ya kugomboa mzigo. Mpokeaji hulipa ushuru na kodi zilizo hapo juu, isipokuwa ukichagua DDP (Delivered Duty Paid).',
  },
  inTotal: {
    heading: 'Gharama yote kutoka {origin}',
    caption: 'Jumla kwa bidhaa nyingine kwa ndege, hadi mlangoni Dar es Salaam, kwa TZS',
    item: '{item}, {price}',
    dutyAndTaxes: 'Ushuru wa forodha na kodi',
    note: 'Haya ni makadirio: Mamlaka ya Mapato Tanzania (TRA) ndiyo inayoamua unachodaiwa. Viwango vya forodha vilihakikiwa {checked}.',
    all: { label: 'Bidhaa zote, majibu na hati' },
  },
  particularsHeading: 'Mambo ya kujua',
  siblings: {
    heading: 'Linganisha {origin} na nchi nyingine',
  },
  extraServices: {
    heading: 'Huduma za ziada',
    items: [
      {
        title: 'Kuunganisha mizigo ghalani',
        text: 'Tunatunza oda zako hadi ya mwisho ifike, kisha tunazituma zote kama mzigo mmoja.',
      },
      {
        title: 'Mlango kwa mlango',
        text: 'Tunachukua mzigo kwa muuzaji au mtumaji na kuufikisha kwenye anwani yako Tanzania.',
      },
      {
        title: 'Msaada wa forodha',
        text: 'Tunaandaa tamko la forodha, tunakuambia nyaraka zinazokosekana, na kufuatilia hadi mzigo utoke. Kwa mlango kwa mlango, ada yetu imejumuishwa; vinginevyo ina mstari wake kwenye bei utakayopewa au ankara.',
      },
      {
        title: 'Kipaumbele kwa biashara',
        text: 'Biashara inaposubiri bidhaa za kuuza au vipuri, tunaviwekea nafasi, kuvifunga na kuvigomboa kabla ya vingine.',
      },
    ],
  },
  contact: { label: 'Wasiliana na ofisi yetu' },
};
