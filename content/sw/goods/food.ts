import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vyakula-vya-pakiti',
  english: '7795377bab09',
  name: 'Vyakula vya pakiti',
  nameInSentence: 'vyakula vya pakiti',
  meta: {
    title: 'Kuagiza vyakula vya pakiti Tanzania: vinavyoruhusiwa',
    description:
      'Chokoleti, chai, biskuti na viungo vyenye lebo na tarehe ya kuisha vinaruhusiwa. Nyama, jibini na vibichi haviruhusiwi. Ushuru mara nyingi {duty.protected}.',
  },
  lead: 'Chakula kilichofungwa na kitakachodumu nusu mwaka zaidi nje ya friji, kwa kawaida tunaweza kukibeba. Kinachohitaji friji, hatuwezi.',
  verdict: {
    air: {
      reason:
        'Chakula kilichofungwa kinachodumu, chenye viambato na tarehe ya kuisha kwa Kiingereza. Vyakula vibichi, vilivyogandishwa na vilivyopikwa nyumbani vinakataliwa.',
    },
    sea: {
      reason:
        'Bidhaa za duka kwenye katoni, zilizosajiliwa na shirika la viwango (TBS) na kukaguliwa. Chokoleti huyeyuka kwenye ikweta mwezi Machi.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Kibali cha kuingiza chakula na usajili',
      text: 'Kwa chakula cha kuuza. Lebo yake lazima iwe na mtengenezaji, viambato, namba ya toleo, tarehe ya kutengenezwa na ya kuisha. Kwenye kifurushi cha familia, maofisa huangalia viambato na tarehe ya kuisha. Mzigo mkubwa unaweza kuhitaji Cheti cha Ubora (PVoC) pia.',
    },
    {
      authority: 'Tume ya nguvu za atomiki (TAEC)',
      name: 'Cheti cha mionzi',
      text: 'Mizigo ya chakula ya biashara hupimwa mionzi; sampuli huchukuliwa inapofika.',
    },
  ],
  packing: [
    'Weka unga na chochote chenye mafuta kwenye mifuko miwili.',
    'Simamisha chupa za kioo kwenye vigawanyo, funga vifuniko kwa utepe, na usiweke kitu kizito juu yake.',
    'Acha peremende na chai kwenye pakiti za kiwandani: mfuko uliofungwa upya hauna lebo.',
  ],
  tariff: {
    note: 'Chokoleti, biskuti, peremende, chai, kahawa na kechapu hulipa ushuru {duty.protected}; tambi na supu {duty.finished}. Mchele, sukari, unga wa nafaka na maziwa ya unga ni bidhaa zinazolindwa zenye viwango vyake.',
  },
  items: [{ name: 'Boksi la familia la peremende na chai' }, { name: 'Katoni kumi za biskuti' }],
  goesWrong: [
    'Paja zima la nguruwe lililokaushwa kwa moshi limefungwa ndani ya sweta. Maofisa wa mpakani wanaliteketeza, pamoja na sweta.',
    'Tarehe ya kuisha imeandikwa kwa Kikorea tu.',
    'Chupa ya asali inaorodheshwa kama "sosi", lakini mazao ya nyuki yanahitaji kibali chake.',
  ],
  questions: [
    {
      question: 'Kwa nini chai na peremende hutozwa ushuru {duty.protected}?',
      answer:
        'Afrika Mashariki inazalisha chai, kahawa, biskuti na peremende zake, na inazilinda. Kwa zawadi ya Krismasi ushuru huo hauna uzito; kwa duka ndio unaoamua kila kitu.',
    },
    {
      question: 'Naweza kutuma achari ya nyumbani au samaki wakavu?',
      answer:
        'Hapana. Bila lebo, ofisa hawezi kujua kilichomo, na samaki wakavu ni zao la wanyama linalohitaji hati za daktari wa mifugo.',
    },
    {
      question: 'Je, chakula cha wanyama wa nyumbani kinaruhusiwa?',
      answer:
        'Kinahesabiwa kama chakula cha mifugo na kinahitaji kibali cha wizara ya mifugo. Kopo moja kwenye begi lako ni rahisi kuliko kifurushi.',
    },
  ],
};
