import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/tablet-na-ipad',
  english: 'c9006adaf5b7',
  name: 'Vishikwambi',
  nameInSentence: 'vishikwambi',
  meta: {
    title: 'Kuagiza tablet au iPad Tanzania: ushuru na VAT',
    description:
      'Tablet na visoma vitabu: hakuna ushuru, VAT ya {customs.vat}, na swali moja linalobadilisha hati: kuna nafasi ya laini? Pamoja na mifano ya bei.',
  },
  lead: 'Jambo moja huamua hati ambazo kishikwambi kinahitaji: kama kinaingia laini ya simu. Chenye nafasi ya laini, forodha hukichukulia karibu kama simu.',
  verdict: {
    air: {
      reason:
        'Betri ya ndani ni ndogo kiasi cha kuruhusiwa kwenye ndege. Kishikwambi kinachopiga simu au kuingia laini kinahitaji modeli iliyoidhinishwa.',
    },
    sea: {
      reason:
        'Miradi ya shule hutuma makreti ya vishikwambi kwa meli; kishikwambi kimoja ni bora kije kwa ndege.',
    },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Idhini ya modeli zenye laini (type approval)',
      text: 'Huombwa kama kishikwambi kina nafasi ya laini. Modeli za Wi-Fi pekee za watengenezaji wanaojulikana huulizwa mara chache.',
    },
    {
      authority: 'TCRA',
      name: 'Cheti cha tozo ya mazingira (eco levy) kwa modeli zenye laini',
      text: 'Tangu 2023, vifaa vya mawasiliano vinakihitaji, vipya au vilivyotumika. Tozo inalipwa TCRA, na kampuni ya ukaguzi ya Bureau Veritas hutoa cheti kabla ya kusafirisha. Kwa vifaa vipya, TCRA hudai pia leseni ya kuingiza: hakikisha nayo kama inahusu kifaa kimoja.',
    },
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Bidhaa za umeme za kuuza, kama vishikwambi, kwa kawaida hukihitaji. Kishikwambi kimoja cha matumizi yako mara nyingi hakihitaji cheti hicho.',
    },
  ],
  packing: [
    'Funika skrini kwa karatasi ya sponji, na ubandike utepe kwenye sponji, si kwenye kioo.',
    'Laza vishikwambi ndani ya katoni kama tu hakuna kizito juu yake; vinginevyo visimamishe kama vitabu.',
  ],
  tariff: {
    note: 'Vishikwambi vya Wi-Fi ni kompyuta za kubebeka. Vyenye uwezo wa simu huenda kundi la 8517, ambalo nalo halina ushuru.',
  },
  items: [{ name: 'Tablet ya inchi 10 ya nyumbani' }, { name: 'Vishikwambi ishirini vya darasa' }],
  notIncluded: 'Tozo ya mazingira (eco levy) ya TCRA kwa modeli zenye laini',
  goesWrong: [
    'Kishikwambi cha mtoto kinatumwa kikiwa bado kimefungwa na mmiliki wa zamani, na kikifika Mwanza hakifai kitu.',
    'Kalamu na kibodi za kava zinaachwa nje ya orodha ya vilivyomo wakati zina bei sawa na kishikwambi chenyewe.',
    'Muuzaji anatuma toleo la China, ambalo haliwezi kuweka duka la kawaida la programu.',
  ],
  questions: [
    {
      question: 'iPad isiyo na nafasi ya laini ni nafuu kuiingiza?',
      answer:
        'Ndiyo. Kodi ni sehemu ileile ya bei ndogo zaidi, na hati za kuonyesha ni chache zaidi. Kama nyumba yako ina Wi-Fi, modeli ya kawaida inatosha.',
    },
    {
      question: 'Visoma vitabu huhesabiwa kama vitabu kwa VAT?',
      answer:
        'Hapana. Vitabu vilivyochapishwa vimesamehewa kodi ya ongezeko la thamani (VAT); Kindle ni mashine na huilipa kama kishikwambi chochote. Unachopakua humo hakipiti mikononi mwetu.',
    },
    {
      question: 'Shirika lisilo la kiserikali linaweza kuleta vishikwambi vya wanafunzi?',
      answer:
        'Ndiyo, na hufanyika kila muhula. Tutumie mapema orodha yenye namba za mfululizo, kwa sababu barua ya msamaha wa kodi huchukua muda mrefu kuliko safari ya ndege.',
    },
  ],
};
