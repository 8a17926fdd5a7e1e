import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/kamera',
  english: 'ccd202720b14',
  name: 'Kamera na lenzi',
  nameInSentence: 'kamera na lenzi',
  meta: {
    title: 'Kuagiza kamera au lenzi Tanzania: gharama na uangalifu',
    description:
      'Kamera za kidijitali hazina ushuru, za filamu na tripodi huenda zikawa nao. Bima, unyevu, betri za akiba na gharama yote ya kamera hadi Tanzania.',
  },
  lead: 'Wapiga picha hutuuliza kuhusu wezi; sisi tunahofia zaidi mishtuko na unyevu. Kamera inastahili bima kamili na boksi la pili.',
  verdict: {
    air: {
      reason:
        'Kamera inaweza kusafiri kwa ndege ikiwa na betri yake. Betri moja au mbili za akiba mara nyingi zinaweza kwenda nayo, kila moja kwenye kikasha chake: tuulize kwanza.',
    },
    sea: {
      reason:
        'Studio husafirisha taa na stendi kwa meli; lenzi na kamera zenyewe ni bora zisikae wiki kadhaa kwenye hewa ya chumvi.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Bidhaa za umeme za kuuza, kama kamera, kwa kawaida hukihitaji. Kamera moja ya matumizi yako mara nyingi haihitaji cheti hicho.',
    },
  ],
  packing: [
    'Funika lenzi pande zote mbili, na ifunge kila moja peke yake.',
    'Weka jeli ya silika na ufunge mfuko wa ndani hewa isipite: ukungu wa lenzi huanza njiani.',
    'Piga picha ya namba ya kifaa au ya idadi ya picha zilizopigwa, kabla hujafunga boksi.',
  ],
  tariff: {
    note: 'Kamera za kidijitali na za video hazina ushuru. Kamera za filamu, flashi na tripodi ziko kwenye makundi mengine na zinaweza kulipa {duty.finished}.',
  },
  items: [
    { name: 'Kamera moja ya mirrorless na lenzi moja' },
    { name: 'Seti ya kamera nane za CCTV' },
  ],
  goesWrong: [
    'Lenzi iliyotumika kutoka Japani inakuja na stakabadhi ya mstari mmoja, na forodha inatilia shaka bei iliyokuwa ya kweli.',
    'Filamu kwenye boksi hilohilo inaharibiwa na eksirei ya mizigo, yenye nguvu nyingi zaidi kuliko ya mizigo ya mkononi.',
    'Harusi ni Jumamosi, na kamera ilipangwa kufika Ijumaa.',
  ],
  questions: [
    {
      question: 'Kamera iliyotumika inathaminiwaje?',
      answer:
        'Kwa ulicholipa, kama unaweza kuonyesha: tangazo, stakabadhi na malipo. Bila uthibitisho, ofisa hutafuta bei ya inayofanana nayo.',
    },
    {
      question: 'Je, wapiga filamu wanaweza kuleta vifaa kwa wiki mbili bila kodi?',
      answer:
        'Ndiyo, kama uingizaji wa muda: unaweka dhamana na kurudishiwa. Unahitaji orodha kamili yenye namba za vifaa, kwa hiyo tuulize angalau wiki mbili kabla.',
    },
    {
      question: 'Je, kamera za CCTV zinahitaji kibali?',
      answer:
        'Za waya hazikuhitaji kwa tulizozishughulikia. Zisizo na waya hurusha mawimbi, kwa hiyo uliza kama TCRA imeidhinisha aina hiyo, hasa ukitaka kuziuza.',
    },
  ],
};
