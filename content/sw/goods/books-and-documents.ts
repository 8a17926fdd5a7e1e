import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vitabu-na-nyaraka',
  english: '5d09ba4f94b4',
  name: 'Vitabu na nyaraka',
  nameInSentence: 'vitabu na nyaraka',
  meta: {
    title: 'Kutuma vitabu na nyaraka Tanzania: bila ushuru wala VAT',
    description:
      'Vitabu vilivyochapishwa havilipi ushuru wala VAT. Tozo zinazobaki, jinsi ya kuvifunga, na jinsi ya kutuma vyeti na mikataba kwa usalama.',
  },
  lead: 'Vitabu ndiyo bidhaa rahisi kuliko zote kwenye ushuru: hakuna ushuru, hakuna kodi ya ongezeko la thamani (VAT). Lakini karatasi ni nzito, kwa hiyo unacholipa zaidi ni usafiri.',
  verdict: {
    air: {
      reason:
        'Nyaraka na vitabu vichache vinafaa kwa ndege. Karatasi imebanana sana, hivyo mizani ndiyo huamua kila mara.',
    },
    sea: {
      reason: 'Kwa maktaba, au vitabu vya shule vya muhula mzima, ndiyo njia pekee yenye maana.',
    },
  },
  packing: [
    'Tumia katoni ndogo: kubwa iliyojaa karatasi ni nzito mno kunyanyua.',
    'Migongo ya vitabu ielekee ukuta wa boksi, na plastiki izunguke vyote.',
    'Kwa cheti halisi tumia bahasha ngumu, na kiskani kabla ya kukiachia.',
  ],
  tariff: {
    note: 'Vitabu vilivyochapishwa havina ushuru na vina msamaha wa VAT. Kalenda, mabango na matangazo havina: hulipa {duty.finished} au {duty.protected}.',
  },
  items: [{ name: 'Bahasha ya nyaraka halisi' }, { name: 'Vitabu arobaini vya shule' }],
  goesWrong: [
    'Madaftari na shajara vinatumwa kama "vitabu". Karatasi tupu huhesabiwa kama vifaa vya ofisi na hulipa ushuru {duty.protected}.',
    'Vitabu vya shule vilivyotolewa fotokopi huhesabiwa kama nakala za wizi.',
    'Mtu anaficha pasipoti kati ya kurasa, na mwenyewe anaihitaji kesho yake.',
  ],
  questions: [
    {
      question: 'Bado nalipa nini kwa vitabu?',
      answer:
        'Tozo ya reli na ada ya uchakataji ya forodha (kwa pamoja asilimia chache za bei), usafiri, na kwa meli tozo ya gati (wharfage) pamoja na VAT yake. Kwa kitabu kilichotumika, tozo na ada ni karibu na sifuri.',
    },
    {
      question: 'Naweza kutuma Biblia au Kurani?',
      answer:
        'Ndiyo, idadi yoyote. Ni vitabu vilivyochapishwa kama vingine. Taasisi ya dini inayopokea kontena inapaswa kutajwa kama mwagizaji, pamoja na TIN yake.',
    },
    {
      question: 'Mnaweza kubeba pasipoti?',
      answer:
        'Tungependa tusibebe. Pasipoti ni mali ya nchi iliyoitoa, na balozi hutumia wasafirishaji wake. Vyeti vya shahada na hati za uwakilishi havina shida.',
    },
  ],
};
