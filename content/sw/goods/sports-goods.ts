import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vifaa-vya-michezo',
  english: 'd8a72101b149',
  name: 'Vifaa vya michezo',
  nameInSentence: 'vifaa vya michezo',
  meta: {
    title: 'Kuagiza vifaa vya michezo na mazoezi Tanzania',
    description:
      'Mipira, raketi, mashine za mazoezi na magongo ya gofu: ushuru {duty.finished}, chuma kwa meli, mipira bila upepo. Misamaha ya klabu, hati na mifano.',
  },
  lead: 'Toa upepo kwenye mipira, tuma chuma kwa meli, na usiache kamwe kikopo cha gesi kwenye pampu ya baiskeli. Zaidi ya hapo, vifaa vya michezo ni mzigo rahisi.',
  verdict: {
    air: {
      reason:
        'Raketi, mipira na jezi za timu huja vizuri kwa ndege. Vyuma vya mazoezi navyo vinaweza, lakini unalipia kila kilo.',
    },
    sea: {
      reason:
        'Gym nzima huja hivi, ikifungwa kwa bolti kwenye paleti na kuorodheshwa mashine kwa mashine.',
    },
  },
  papers: [
    {
      authority: 'Polisi',
      name: 'Leseni ya silaha za michezo',
      text: 'Bunduki za upepo, pinde zenye nguvu kuliko za kuchezea na bastola za kuanzishia mbio huhesabiwa kuwa silaha na zinahitaji leseni. Hatuzibebi, hata zikiwa na leseni.',
    },
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Bidhaa za umeme za kuuza, kama mashine za kukimbilia, kwa kawaida hukihitaji. Mashine moja ya matumizi yako mara nyingi haihitaji cheti hicho.',
    },
  ],
  packing: [
    'Toa upepo kwenye mipira, na utume sindano yake pamoja.',
    'Mipini ya magongo na raketi iwe ndani ya bomba, bomba ndani ya katoni.',
    'Sahani za uzito zilazwe kwenye boksi la mbao lenye jumla ya uzito iliyoandikwa kwa rangi.',
  ],
  tariff: {
    note: 'Mipira, mashine za mazoezi, raketi na magongo hulipa ushuru {duty.finished}. Helmeti hazina ushuru, jezi huhesabiwa kama nguo.',
  },
  items: [
    { name: 'Mipira kumi na miwili ya miguu na seti ya bibu' },
    { name: 'Mashine ya kukimbilia (treadmill)' },
  ],
  goesWrong: [
    'Mashine ya kukimbilia ya volti 110 haitafanya kazi hapa.',
    'Vikopo vya CO2 vya kujaza matairi vimo kwenye mfuko wa pembeni wa begi.',
    'Jezi zenye nembo maarufu bila leseni zinatolewa, na timu inabaki bila jezi.',
  ],
  questions: [
    {
      question: 'Klabu inaweza kupata vifaa vya michezo bila ushuru?',
      answer:
        'Vyama vilivyosajiliwa wakati mwingine hupata, kupitia wizara inayohusika na michezo. Barua ya msamaha lazima itaje bidhaa na itolewe kabla hazijafika.',
    },
    {
      question: 'Nitumeje ubao wa kuteleza baharini au kite?',
      answer:
        'Kwa meli, isipokuwa ni wa kujazwa upepo: kwa ndege, mita mbili za sponji hutozwa kama kilo arobaini. Kite ndani ya mfuko wake husafiri kwa ndege kama nguo.',
    },
    {
      question: 'Virutubisho ndani ya mzigo wa mazoezi ni sawa?',
      answer:
        'Vinaweza kuhitaji hati zake, kwa hiyo viandike kwenye orodha tofauti. Vikichanganywa, hukwamisha vyuma vya mazoezi.',
    },
  ],
};
