import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/dawa',
  english: '81a6ceececdd',
  name: 'Dawa',
  nameInSentence: 'dawa',
  meta: {
    title: 'Naweza kutuma dawa Tanzania? Kibali cha TMDA',
    description:
      'Dawa huhitaji kibali cha TMDA kabla ya kusafiri, hata kwa mgonjwa mmoja. Cheti cha daktari, kiasi, dawa zinazotunzwa kwenye baridi, na zisizoruhusiwa kamwe.',
  },
  lead: 'Dawa hazina ushuru wa forodha, lakini zina sheria nyingi. Pata kibali kwanza na utakuwa mzigo wa kawaida. Bila kibali, hatuwezi kuzichukua.',
  verdict: {
    air: {
      reason:
        'Tukishakuwa na kibali cha mamlaka ya dawa (TMDA) na cheti cha daktari. Kabla ya hapo, hata karatasi moja ya vidonge hapana.',
    },
    sea: {
      reason: 'Inafaa kwa paleti za hospitali. Kwa mgonjwa, meli ni ya polepole na yenye joto mno.',
    },
  },
  papers: [
    {
      authority: 'TMDA',
      name: 'Kibali cha kuingiza nchini',
      text: 'Kila mzigo unahitaji kibali chake cha mamlaka ya dawa, kinachoombwa mtandaoni. Kwa mgonjwa hutegemea barua ya daktari na cheti cha dawa.',
    },
    {
      authority: 'Daktari',
      name: 'Cheti cha dawa na barua',
      text: 'Viwe na jina la mgonjwa, jina la kitaalamu la dawa (generic), dozi na muda wa matibabu, kwa Kiingereza.',
    },
  ],
  packing: [
    'Tuma pakiti za asili pamoja na maelezo yake. Vidonge vilivyotolewa kwenye pakiti huteketezwa.',
    'Hatutunzi chochote kwenye baridi. Dawa yoyote ya kwenye friji inahitaji boksi la baridi lililojaribiwa na mtu wa kulipokea kila kituo, kwa hiyo panga na sisi.',
  ],
  tariff: {
    note: 'Dawa hazina ushuru wa forodha. Dawa muhimu zilizoidhinishwa na wizara ya afya zimesamehewa pia kodi ya ongezeko la thamani (VAT) na tozo ya reli.',
  },
  items: [
    { name: 'Vidonge vya shinikizo la damu vya miezi mitatu' },
    { name: 'Katoni moja ya zahanati' },
  ],
  goesWrong: [
    'Shangazi mwenye nia njema anatuma kodeini, tramadol au diazepam. Hizi ni dawa zinazodhibitiwa, na linakuwa suala la polisi.',
    'Kibali kinataja chapa moja na famasi inatoa nyingine.',
    'Insulini isiyo na boksi la baridi inakaa wikiendi nzima kwenye ghala lenye joto kwa sababu hakuna aliyepanga safari yake nasi.',
  ],
  questions: [
    {
      question: 'Naweza kuwatumia wazazi wangu paracetamol?',
      answer:
        'Inahitaji kibali cha TMDA, na kila famasi ya Tanzania inaiuza kwa bei nafuu. Kwa kweli, watumie pesa za simu badala yake.',
    },
    {
      question: 'TMDA hujibu baada ya muda gani?',
      answer:
        'Kampuni ya sheria inayoomba mara kwa mara inasema siku sita hadi saba kama faili limekamilika. Kwa ombi lako la kwanza, weka wiki mbili.',
    },
    {
      question: 'Nani anaweza kuingiza dawa za hospitali?',
      answer:
        'Mwagizaji aliyesajiliwa, mwenye mfamasia msimamizi na jengo linalotambuliwa na TMDA. Mfadhili wa nje humtumia mwagizaji huyo, kamwe si jina la mtu binafsi.',
    },
  ],
};
