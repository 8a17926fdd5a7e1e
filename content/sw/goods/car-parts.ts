import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vipuri-vya-gari',
  english: '10820316d4bf',
  name: 'Vipuri vipya vya gari',
  nameInSentence: 'vipuri vipya vya gari',
  meta: {
    title: 'Kuagiza vipuri vipya vya gari: ushuru {duty.intermediate}',
    description:
      'Breki, bampa na taa: vipuri vipya vingi vya gari hulipa ushuru {duty.intermediate}. Namba za vipuri, mabaki ya mafuta, mifuko ya hewa na mifano miwili.',
  },
  lead: 'Tutumie namba ya kipuri kabla ya yote. Inaiambia forodha ni kipuri gani, na inakuambia wewe kama kitaingia kwenye gari lako.',
  verdict: {
    air: {
      reason:
        'Vipuri safi na vikavu husafiri kwa ndege. Mifuko ya hewa, vivuta mikanda ya usalama na shokapu zilizojazwa gesi haviruhusiwi: vina kilipuzi au gesi yenye presha ndani.',
    },
    sea: {
      reason:
        'Inafaa zaidi kwa bodi za gari na bidhaa za duka. Pedi, filta, mikanda na vioo vya kuuza vinahitaji Cheti cha Ubora kilichotajwa hapa chini.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa mizigo ya biashara ya pedi, filta, mikanda na vioo. Kwa kipuri cha gari lako mwenyewe, maafisa wanaweza kukubali boksi na namba ya kipuri badala yake.',
    },
  ],
  packing: [
    'Usitupe boksi la mtengenezaji na lebo yake; pedi isiyo na boksi inaonekana imetumika.',
    'Jaza vipuri vidogo na sponji ndani ya bampa, na ulikaze kwa ubao.',
    'Chochote kilichokuwa na mafuta kimwagwe, kizibwe na kiwekwe kwenye mfuko.',
  ],
  tariff: {
    note: 'Vipuri vya bodi, breki na injini hulipa ushuru {duty.intermediate}. Filta za mafuta na kufuli za gari hulipa {duty.finished}, na mikanda ya usalama hailipi ushuru.',
  },
  items: [{ name: 'Seti ya pedi na diski za breki' }, { name: 'Bampa la mbele' }],
  goesWrong: [
    'Taa za gari la usukani wa kushoto huumiza macho nusu ya Dar es Salaam, na gari linafeli ukaguzi.',
    'Vipuri bandia vyenye nembo ya Kijapani hukamatwa.',
    'Muuzaji anaongeza chupa ya mafuta ya breki kama zawadi. Inazuia kifurushi kizima.',
  ],
  questions: [
    {
      question: 'Napataje namba sahihi ya kipuri?',
      answer:
        'Tafuta namba ya chesisi kwenye kadi ya gari, kisha itafute kwenye katalogi ya muuzaji. Mara nyingi kipuri cha zamani chenyewe kina namba ya kipuri juu yake.',
    },
    {
      question: 'Je, bampa kwa ndege linagharimu zaidi ya thamani yake?',
      answer:
        'Kwa kawaida, ndiyo. Lenye kilo tisa linaweza kutozwa kama sitini. Kwa meli husafiri pamoja na mzigo mwingine kwa sehemu ndogo ya bei hiyo.',
    },
    {
      question: 'Je, betri ya gari ni kipuri cha gari?',
      answer:
        'Hapana, ni betri, ina masharti yake, na hulipa ushuru {duty.finished}. Huja kwa meli, au bora zaidi, inunue Barabara ya Kawawa, Dar es Salaam.',
    },
  ],
};
