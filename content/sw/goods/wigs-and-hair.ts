import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/mawigi-na-nywele',
  english: 'dc22f9ec7558',
  name: 'Mawigi na nywele',
  nameInSentence: 'mawigi na nywele',
  meta: {
    title: 'Kuagiza mawigi na nywele Tanzania: ushuru na kodi',
    description:
      'Mawigi na nywele bandia hulipa ushuru wa forodha {duty.protected} na ushuru wa bidhaa {excise.wigs}. Jumla ya wigi moja na ya oda ya saluni.',
  },
  lead: 'Nywele hazina uzito lakini hutozwa kodi kama anasa. Piga hesabu kabla ya kumlipa muuzaji, kwa sababu kodi huongeza bei zaidi ya mara mbili.',
  verdict: {
    air: {
      reason:
        'Nyepesi, laini, salama. Gundi na dawa za kupuliza zinazokuja nazo ni jambo jingine, na hubaki.',
    },
    sea: { reason: 'Magunia ya rasta za nailoni tu ndiyo makubwa kiasi cha kufaa meli.' },
  },
  packing: [
    'Acha neti na karatasi ndani ya kofia ya wigi, na laza kila wigi kwenye mfuko wake.',
    'Toa gundi, viondoa gundi na dawa za kupuliza kabla ya kufunga boksi.',
  ],
  tariff: {
    note: 'Ushuru ulipanda hadi {duty.protected} mwaka 2022, na tangu 2019 mawigi na nywele kutoka nje hulipa ushuru wa bidhaa wa {excise.wigs}. Kope zipo kwenye kundi hilohilo la HS.',
  },
  items: [{ name: 'Wigi moja la nywele za binadamu' }, { name: 'Oda ya saluni ya vifungu 30' }],
  goesWrong: [
    'Ankara imeandikwa "sampuli ya nywele, haina thamani", na ofisa anajua bei ya closure kwa kichwa.',
    'Unauziwa nywele za nailoni kama za binadamu, na unalipa ushuru wa bei ya juu.',
    'Gundi ya lace inavuja kwa joto na kuharibu mawigi matatu.',
  ],
  questions: [
    {
      question: 'Ushuru wa forodha na wa bidhaa kwa mawigi hujumlishwaje?',
      answer:
        'Kwa dola 100: ushuru wa forodha 35, ushuru wa bidhaa {excise.wigs} ya 135, yaani takriban 34, kisha kodi ya ongezeko la thamani (VAT) juu ya vyote. Pamoja na tozo ya reli na ada ya forodha, umeshapita dola 200 kabla ya usafiri.',
    },
    {
      question: 'Nywele ghafi za kutengenezea hutozwa kodi kidogo zaidi?',
      answer:
        'Nywele zisizofanyiwa kazi, hata zilizooshwa, zina namba nyingine ya HS, kwa hiyo hakikisha kiwango chake na TRA. Zikishaondolewa au kupakwa rangi, au kushonwa kwenye utepe, huhesabiwa kama nywele zilizoandaliwa na hulipa kiwango kamili.',
    },
    {
      question: 'Wigi la mgonjwa wa saratani linaweza kusamehewa?',
      answer:
        'Hatujui msamaha wowote wa moja kwa moja. Hospitali inaweza kuiomba wizara yake barua ya msamaha; tutumie barua hiyo, nasi tunaiambatanisha na tamko la forodha.',
    },
  ],
};
