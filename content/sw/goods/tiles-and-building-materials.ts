import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vigae-na-vifaa-vya-ujenzi',
  english: '52d7a88bb49b',
  name: 'Vigae na vifaa vya ujenzi',
  nameInSentence: 'vigae na vifaa vya ujenzi',
  meta: {
    title: 'Kuagiza vigae na vifaa vya ujenzi Tanzania',
    description:
      'Vigae, koki, milango, rangi na bati kutoka China au Dubai: ushuru wa {duty.intermediate} hadi {duty.protected}, cheti cha TBS, vikomo vya uzito na mifano.',
  },
  lead: 'Kununua vifaa vya nyumba kwa kontena kutoka China kunawezekana. Kunalipa kwa koki, milango na taa; kwa vigae vya kawaida, kiwanda cha hapa ni vigumu kukishinda.',
  verdict: {
    air: {
      reason:
        'Boksi la vigae lina kilo thelathini na bei ya dola kumi. Ni sampuli tu inayofaa kupanda ndege.',
    },
    sea: {
      reason:
        'Kwa kontena, pamoja na Cheti cha Ubora kwa karibu kila kitu kinachokuwa sehemu ya nyumba.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Vigae, saruji, chuma, nyaya, rangi na vifaa vya bafuni vyote vinakihitaji. Hutolewa baada ya ukaguzi kiwandani.',
    },
  ],
  packing: [
    'Bidhaa nzito ziwe chini kwenye kontena, vigae visimame, na uzito kamwe usizidi unaoruhusiwa kwa ekseli za lori.',
    'Hesabu maboksi unayohitaji kwa mita za mraba, na ongeza asilimia tano za kuvunjika.',
    'Gundi za kuzibia na rangi huorodheshwa kama mzigo hatari zikiwa zinawaka moto.',
  ],
  tariff: {
    note: 'Vigae vya kauri, vyoo na milango ya chuma vipo kwenye kundi la ushuru {duty.protected}. Koki hulipa {duty.intermediate}, sinki za chuma na taa {duty.finished}.',
  },
  items: [
    { name: 'Mita za mraba ishirini za vigae vya sakafu' },
    { name: 'Choo na sinki la kunawia' },
  ],
  goesWrong: [
    'Oda ya pili inatoka toleo jingine na imekoza kidogo kuliko ya kwanza.',
    'Kontena linapakiwa hadi kujaa na linakuwa zito mno kwa barabara.',
    'Milango imetengenezwa kwa unene wa kuta za China, na fremu haziingii.',
  ],
  questions: [
    {
      question: 'Vigae vingapi vinaingia kwenye kontena?',
      answer:
        'Uzito ndio huamua, si nafasi. Barabarani, kontena la futi 20 huweza kubeba takriban tani 25, yaani kama mita za mraba 1,200 za vigae vya sakafu, na nusu yake hubaki tupu.',
    },
    {
      question: 'Naweza kushirikiana kontena na wajenzi wengine?',
      answer:
        'Ndiyo, kama sehemu ya kontena. Paleti zako huhesabiwa zinapofika, na kila mwagizaji ana cheti na tamko lake.',
    },
    {
      question: 'Rangi inaweza kuja kwenye kontena hilohilo?',
      answer:
        'Rangi ya maji, ndiyo. Rangi ya mafuta huwaka moto na inahitaji nafasi ya mzigo hatari, na thina hatubebi. Rangi ya mafuta na vanishi kutoka nje zinaweza kulipa pia ushuru wa bidhaa kwa kilo: hakikisha na TRA.',
    },
  ],
};
