import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/china-kwenda-tanzania',
  english: '4fbbb03433dd',
  country: 'China',
  name: 'China',
  nameInSentence: 'China',
  meta: {
    about: 'Ofisi yetu ya Guangzhou hukagua na kuunganisha oda.',
    keywords: [
      'kusafirisha mzigo kutoka China',
      'bei ya mzigo kwa kilo kutoka China',
      'kuagiza bidhaa China',
      'mzigo wa Guangzhou hadi Dar es Salaam',
    ],
  },
  city: { name: 'Guangzhou' },
  seaport: { name: 'Nansha' },
  collectionPoints: ['Guangzhou', 'Yiwu'],
  goods: 'Bidhaa za duka, vigae, samani na mashine',
  lead: 'Unakubaliana bei na kiwanda, kwenye Alibaba au ana kwa ana. Ofisi yetu ya Guangzhou inapokea katoni, inazihesabu kulingana na oda yako na kuzisafirisha pamoja.',
  airNote:
    'Sampuli, vifaa vya simu na bidhaa za haraka husafiri kwa ndege kutoka Guangzhou, Hong Kong au Shanghai, mara nyingi kupitia nchi za Ghuba au Addis Ababa.',
  seaNote:
    'Vigae, samani, mashine na bidhaa za kujaza duka huondoka kwa meli kutoka Nansha, Yantian, Ningbo au Shanghai. Baadhi ya meli huja Afrika Mashariki moja kwa moja; kwa nyingine, mzigo hubadilisha meli Singapore, Malaysia au Sri Lanka.',
  seasons: {
    heading: 'Nyakati mbili za kuzingatia',
    text: 'Wakati wa Mwaka Mpya wa Kichina, viwanda hufungwa kwa wiki kadhaa na msongamano wa kabla yake hujaza meli. Wakati wa Maonesho ya Canton, wanunuzi wa dunia nzima wako Guangzhou. Agiza wiki sita kabla ya mojawapo ya nyakati hizo.',
    busy: [{ name: 'Mwaka Mpya wa Kichina' }, { name: 'Canton' }],
  },
  pricing: [
    {
      paragraph: [
        'Kwa meli, katoni hiyohiyo tunaihesabu kwa nafasi inayochukua, mita za ujazo (CBM) {lamps.cbm}, lakini kwa kawaida hutozwa angalau CBM 1. Bei ya kila CBM inakuja ukiomba bei. Kuanzia takriban CBM 1, omba bei zote mbili, ya ndege na ya meli. Uliza vipimo vya katoni kabla ya kuagiza, maana katoni iliyobana huokoa fedha kwa kila kipande.',
      ],
    },
  ],
  worked: [{ name: 'Taa za LED' }],
  particulars: [
    {
      heading: 'Kutoka kiwandani hadi melini',
      blocks: [
        {
          numbered: [
            'Mpe kila muuzaji anwani yetu ya Guangzhou, na namba yako binafsi ya kuandika kwenye katoni kama alama ya mzigo (shipping mark).',
            'Tunahesabu vinavyoingia, tunapiga picha vilivyoharibika na kukuambia vilivyochelewa.',
            'Katoni ya mwisho ikifika, unachagua ndege, meli au kugawa mzigo, na kulipa ankara.',
            'Tunapakia bidhaa pamoja na tamko lake la kusafirisha nje, kisha tunakutumia nyaraka.',
          ],
        },
      ],
    },
    {
      heading: 'Nyaraka ambazo muuzaji lazima atoe',
      blocks: [
        {
          paragraph: [
            'Forodha ya China inataka tamko kutoka kampuni yenye leseni ya kuuza nje. Viwanda vikubwa hutoa tamko vyenyewe. Wauzaji wa sokoni na maduka madogo ya mtandaoni kwa kawaida hawawezi, hivyo wakala wa kuuza nje huwafanyia. Baadhi ya bidhaa, kama kemikali fulani, droni na vifaa vinavyoweza kutumika kijeshi, huhitaji pia leseni ya kuuza nje. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'Forodha ya China', url: 'https://www.customs.gov.cn' },
            '.',
          ],
        },
        {
          paragraph: [
            'Kwa bidhaa utakazouza, ',
            { text: 'Shirika la Viwango Tanzania (TBS)', url: 'https://www.tbs.go.tz' },
            ' mara nyingi hutaka Cheti cha Ubora, CoC (',
            {
              abbr: 'PVoC',
              meaning: 'Pre-Shipment Verification of Conformity: ukaguzi kabla ya kusafirisha',
            },
            '). Huhitaji upimaji na hutolewa China, kabla ya kupakia, kwa hiyo agiza upimaji wakati bidhaa bado zinatengenezwa. ',
            { text: 'Dawati letu la forodha', page: 'services/customs-brokerage' },
            ' linaweza kukuambia ni bidhaa zipi zinazohitaji cheti hicho.',
          ],
        },
        {
          note: 'Power bank, betri za baiskeli za umeme na zana za betri za kuuza huhitaji muhtasari wa upimaji wa betri (UN 38.3) na hati ya taarifa za usalama (SDS) kutoka kwa mtengenezaji. Hakuna shirika la ndege linalozichukua bila hati hizo. Hata hati zikiwepo, betri za peke yake na power bank husafiri kwa ndege kama mzigo hatari uliotolewa tamko tu, ikiwa zitakubaliwa. Baiskeli ya umeme husafiri kwa ndege bila betri yake tu.',
        },
      ],
    },
    {
      heading: 'Chapa bandia',
      blocks: [
        {
          paragraph:
            'Nembo maarufu kwa sehemu ya kumi ya bei ni bandia. Forodha ya upande wowote inaweza kukamata na kuteketeza bidhaa hiyo, na sisi hatuibebi. Bidhaa za kawaida zenye chapa yako mwenyewe husafiri bila shida.',
        },
      ],
    },
  ],
  office: {
    heading: 'Guangzhou inaongea na muuzaji wako',
    text: 'Ofisi iko saa tano mbele ya Dar es Salaam. Andika asubuhi mapema, nao watapigia kiwanda siku hiyohiyo. Watumie namba ya simu ya muuzaji na oda yako, nao watapanga siku ya kufikisha na alama za katoni.',
  },
};
