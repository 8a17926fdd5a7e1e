import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vito-na-saa',
  english: '863cb39c78cd',
  name: 'Vito na saa',
  nameInSentence: 'vito na saa',
  meta: {
    title: 'Naweza kusafirisha vito au saa hadi Tanzania?',
    description:
      'Vito na saa husafiri kwa makubaliano nasi kwanza tu: uthibitisho wa thamani, bima kamili, kufungwa kwa lakiri. Ushuru {duty.finished}, VAT na mifano miwili.',
  },
  lead: 'Tafadhali piga simu kabla ya kuweka nafasi. Dhahabu, mawe ya thamani na vitu vya kale huja kwa makubaliano tu: tunakubaliana uthibitisho wa thamani, bima na nani atasaini kupokea.',
  verdict: {
    air: {
      reason:
        'Vikipangwa kabla, husafiri kwa ndege vikiwa vimefungwa kwa lakiri na bima kamili. Vitu vya thamani visivyotajwa hatuvibebi kabisa.',
    },
    sea: {
      reason: 'Kontena hupita mikono mingi mno na husubiri muda mrefu mno kwa kitu kidogo hivi.',
    },
  },
  papers: [
    {
      authority: 'Nectarine',
      name: 'Makubaliano kabla ya kuweka nafasi',
      text: 'Tunahitaji ankara au tathmini, picha, na kukubali kwako bima ya thamani yote.',
    },
    {
      authority: 'Tume ya Madini',
      name: 'Kibali cha madini na mawe yasiyochakatwa',
      text: 'Dhahabu ghafi na vito visivyokatwa vinadhibitiwa na sheria ya forodha; pete zilizokamilika hazidhibitiwi.',
    },
  ],
  packing: [
    'Kikasha kidogo kigumu ndani ya katoni ya kawaida yenye ukubwa wa angalau boksi la viatu: vifurushi vidogo sana hupotea.',
    'Funga kwa utepe wenye namba, na tutumie namba hizo.',
    'Usiandike nje chapa wala neno kama "gold".',
  ],
  tariff: {
    note: 'Vito halisi, vito vya mapambo na saa za mkononi vyote hulipa ushuru {duty.finished}.',
  },
  items: [{ name: 'Mkufu wa fedha' }, { name: 'Saa ya mkononi ya chuma' }],
  goesWrong: [
    'Thamani inatajwa ndogo ili kupunguza ushuru, na kiasi hichohicho ndicho kinacholipwa kifurushi kikipotea.',
    'Kito cha urithi hakina hati yoyote, kwa hiyo forodha inamwomba sonara akithaminishe, kwa gharama yako na bila haraka.',
    'Saa bandia inaandikwa "style watch". Forodha inaichukua na kuiharibu.',
  ],
  questions: [
    {
      question: 'Kwa nini vito vya mapambo ni rahisi zaidi kutuma?',
      answer:
        'Kwa sababu havimvutii mwizi. Mapambo ya shaba na kioo husafiri kama bidhaa za kawaida: yaandike kwenye orodha ya vilivyomo kama vito vya mapambo, pamoja na bei halisi.',
    },
    {
      question: 'Naweza kutuma pete ya ndoa ya mama yangu?',
      answer:
        'Ndiyo, kwa makubaliano. Tathmini ya sonara yenye picha inatosha kama uthibitisho. Familia nyingi hupendelea ndugu aivae kwenye ndege, na sisi pia.',
    },
    {
      question: 'Je, vitu vya kale navyo vinahitaji makubaliano?',
      answer:
        'Ndiyo, vyovyote vilivyo. Zaidi ya hapo, baadhi ya nchi haziruhusu vitu vya zamani kutoka bila kibali cha urithi wa utamaduni, kwa hiyo muulize muuzaji kwanza kuhusu hilo.',
    },
  ],
};
