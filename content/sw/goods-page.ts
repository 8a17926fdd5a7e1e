import type { GoodsPage } from '../schema/goods-page';
import type { TranslatedFile } from '../schema/translation';

export const goodsPage: TranslatedFile<GoodsPage> = {
  english: '66d6a0f4b805',
  heading: '{goods} hadi Tanzania',
  verdict: {
    air: {
      label: 'Kwa ndege',
      yes: 'Ndiyo',
      papers: 'Ndiyo, kwa hati maalum',
      'sea-only': 'Hapana, kwa meli tu',
      no: 'Hapana',
    },
    sea: { label: 'Kwa meli', yes: 'Ndiyo', papers: 'Ndiyo, kwa hati maalum', no: 'Hapana' },
  },
  total: {
    byAir: 'mlangoni kwako kutoka {origin} kwa {time}, pamoja na bei ya bidhaa',
    bySea:
      'ni ushuru, kodi na tozo ya gati kwa bidhaa peke yake. Bei ya meli unapewa ukiiomba: inaongezeka juu yake, na forodha hutoza ushuru kwenye bei hiyo pia.',
    allOrigins: 'Jumla kutoka nchi zote {count}',
    estimate:
      'Ni makadirio: forodha ndiyo inayoamua unadaiwa kiasi gani. {leftOut} Viwango vya forodha vilihakikiwa {checked}.',
  },
  totals: {
    heading: 'Gharama yote kwa jumla',
    caption:
      'Mlangoni kwako kwa ndege (bidhaa, usafiri, ushuru, kodi na usambazaji nchini), nafuu kwanza',
    from: 'Kutoka',
    bySea: {
      caption: 'Kwa meli, bila gharama ya usafiri',
      item: 'Bidhaa',
      price: 'Bei',
      charges: 'Ushuru, kodi na gati',
    },
    quoted:
      'Namba hizi hazijumuishi usafiri wa meli: bei yake huhesabiwa kwa nafasi au kwa uzito wa mzigo, kwa bei iliyo kubwa zaidi. Forodha huuhesabu kama sehemu ya thamani, kwa hiyo ushuru na kodi huongezeka pamoja nao: usafiri ukiwa sehemu ya kumi ya bei, huongezeka kwa takriban sehemu ya kumi.',
    changes:
      'Jumla hubadilika kutokana na bei kwenye ankara yako, vipimo vya boksi lililofungwa, kiwango cha kubadilisha fedha cha siku hiyo na namba ya HS. Ada ya uchakataji ya forodha tumeihesabu {customs.processing-fee}, lakini vyanzo vinatofautiana: hakikisha na TRA.',
    checked:
      'Viwango vya forodha vilihakikiwa {checked}; viwango vya kubadilisha fedha ni vya {exchange}.',
  },
  breakdown: {
    heading: 'Jinsi jumla inavyopatikana',
    tariff: 'Tarakimu nne za kwanza za namba ya HS: {heading}.',
    toConfirm: 'Hakikisha kiwango hiki na TRA kabla ya kuagiza.',
    byAir: '{item} kwa ndege kutoka {origin}, kwa TZS',
    bySea: '{item} kwa meli, bila gharama ya usafiri, kwa TZS',
    goods: 'Bidhaa, {price}',
    freight: 'Usafiri wa ndege, kilo {weight} kwa {rate}',
    freightBySize: 'Usafiri wa ndege, kilo {weight} kwa ukubwa wake, kwa {rate}',
    byWeight: '{charge}, kwa uzito',
    relieved: '{charge}: hakuna (msamaha: {relief})',
    delivery: 'Usambazaji nchini wa kifurushi kidogo',
    atDoor: 'Mlangoni kwako',
    beforeFreight: 'Bidhaa, ushuru, kodi na gati, bila usafiri na usambazaji nchini',
    customsValue:
      'Thamani ya forodha hapa ni {amount}: bei, pamoja na {percent} ambayo forodha huongeza kwa ajili ya bima kama hukukata. Ushuru wa forodha na tozo ya reli ni asilimia ya thamani hiyo.',
    notIncluded: 'Visivyo kwenye jumla hii',
  },
  before: {
    heading: 'Mambo ya kujua',
    papers: 'Hati',
    noPapers:
      'Kwa kawaida vitu vyako mwenyewe havihitaji kibali: ankara yenye bei halisi na orodha ya vilivyomo vinatosha. Bidhaa za kuuza zinaweza kuhitaji cheti.',
    packing: 'Ufungaji',
    instead: 'Ufanye nini badala yake',
    goesWrong: 'Makosa yanayotokea',
  },
  questions: 'Maswali kuhusu {goods}',
  related: { heading: 'Bidhaa zinazofanana', all: { label: 'Bidhaa zote' } },
  close: {
    heading: 'Una bei na uzito?',
    text: 'Tuambie unanunua nini na wapi. Utapata bei ya usafiri kwa maandishi, pamoja na makadirio ya ushuru na ya siku za safari.',
    quote: 'Omba bei',
    own: 'Kokotoa kwa namba zako',
    refused: {
      heading: 'Huna uhakika kama bidhaa yako inaruhusiwa?',
      text: 'Tutumie kiungo cha ukurasa wa duka au picha ya lebo kabla hujalipa. Kuuliza ni bure.',
    },
  },
  search: {
    label: 'Unataka kusafirisha nini?',
    placeholder: 'simu, viatu',
    button: 'Tafuta',
    one: 'Aina 1 ya bidhaa',
    many: 'Aina {count} za bidhaa',
    none: 'Hakuna kilichopatikana kwa {question}. Jaribu neno jingine, au tuulize.',
    failed:
      'Hatukuweza kufungua utafutaji. Angalia mtandao wako. Orodha iliyo hapa chini ina kila kitu.',
  },
  toScale: {
    things: [
      { name: 'Simu' },
      { name: 'Viatu' },
      { name: 'Laptop' },
      { name: 'Duveti' },
      { name: 'Runinga' },
      { name: 'Pipa' },
      { name: 'Pikipiki' },
    ],
    weight: 'kilo {weight}',
    charged: 'kilo {weight}, zinatozwa kama {charged}',
    meter: 'mita 1',
    strip: 'Bei za ndege kutoka {origin}. Maboksi yamechorwa kwa kipimo kimoja.',
    key: 'Bei ni ya usafiri wa ndege kutoka {origin}. Bei ya meli unapewa ukiiomba. Boksi jepesi lakini kubwa hutozwa kwa ukubwa wake.',
  },
  prohibited: { label: 'Tusivyoweza kubeba' },
  ask: { label: 'Uliza kwa WhatsApp' },
};
