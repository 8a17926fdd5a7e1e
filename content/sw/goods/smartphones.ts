import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/simu',
  english: '5580fea9a98c',
  name: 'Simu janja',
  nameInSentence: 'simu janja',
  meta: {
    title: 'Ushuru wa simu Tanzania: VAT, vibali na usafiri',
    description:
      'Je, simu inaruhusiwa kusafirishwa Tanzania, na inagharimu kiasi gani na VAT na tozo? Jibu, idhini ya TCRA, sheria za betri na mifano miwili ya hesabu.',
  },
  lead: 'Simu haina ushuru wa forodha, ina kodi ya ongezeko la thamani (VAT) na tozo chache ndogo tu. Ikikwama, kwa kawaida sababu ni betri au modeli kutoidhinishwa.',
  verdict: {
    air: {
      reason:
        'Simu inaweza kusafiri kwa ndege betri ikiwa ndani. Forodha huangalia pia kama modeli imeidhinishwa kwa mitandao ya Tanzania.',
    },
    sea: {
      reason:
        'Inawezekana, lakini ni wachache wanaoacha fedha nyingi hivyo ndani ya kontena kwa wiki kadhaa.',
    },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Idhini ya modeli (type approval)',
      text: 'Chapa kubwa kwa kawaida tayari zipo kwenye orodha ya TCRA. Modeli isiyokuwepo lazima iidhinishwe kabla ya kuingizwa nchini.',
    },
    {
      authority: 'TCRA',
      name: 'Cheti cha tozo ya mazingira (eco levy)',
      text: 'Tangu 2023, vifaa vya mawasiliano vinakihitaji, vipya au vilivyotumika. Tozo inalipwa TCRA, na kampuni ya ukaguzi ya Bureau Veritas hutoa cheti kabla ya kusafirisha. Kwa vifaa vipya, TCRA hudai pia leseni ya kuingiza: hakikisha na TCRA kama inahusu kifaa kimoja.',
    },
  ],
  packing: [
    'Acha betri ndani ya simu, na uzime simu kabisa.',
    'Tunza boksi lake la dukani. Linaitosha simu vizuri, na lebo yake ina namba ya utambulisho wa simu (IMEI), tunayoilinganisha na ankara.',
    'Simu kadhaa zisimamishwe na kutenganishwa kwa kadibodi, zisichanganywe kwenye mfuko mmoja.',
  ],
  tariff: {
    note: 'Simu janja zipo kwenye kundi lisilo na ushuru. Makava na vioo vya kulinda skrini si simu, hulipa {duty.finished} au zaidi.',
  },
  items: [{ name: 'Simu mpya moja kwenye boksi lake' }, { name: 'Simu kumi za duka' }],
  notIncluded: 'Tozo ya mazingira (eco levy) ya TCRA',
  goesWrong: [
    'Simu imefungwa kwa mtandao wa Marekani au Uingereza, na maduka ya hapa hayawezi kuifungua.',
    'Ukaguzi unakuta betri iliyovimba au kupasuka, na kifurushi chote kinabaki.',
    'Ankara inasema "zawadi, dola 50" kwa simu ambayo ofisa yeyote anajua bei yake kwa dakika moja.',
  ],
  questions: [
    {
      question: 'Simu ya Marekani itafanya kazi kwenye mitandao ya Tanzania?',
      answer:
        'Nyingi zisizofungwa (unlocked) za miaka ya karibuni zinafanya kazi. Mwombe muuzaji aandike neno "unlocked" kwenye stakabadhi, na uhakikishe modeli ina band 3, 20 au 28 kwa 4G.',
    },
    {
      question: 'Naweza kumtumia mama yangu simu iliyotumika?',
      answer:
        'Ndiyo, kama inafanya kazi na betri ni nzima. Andika "imetumika" kwenye orodha ya vilivyomo, taja bei halisi, na utoke kwanza kwenye akaunti yako ili aweze kuiwasha kama yake.',
    },
    {
      question: 'Kwa nini nalipa VAT wakati simu hazina ushuru?',
      answer:
        'Ni kodi mbili tofauti. Ushuru wa Afrika Mashariki kwa simu ni sifuri. VAT ya {customs.vat} ni ya Tanzania yenyewe, na haina msamaha kwa simu.',
    },
  ],
};
