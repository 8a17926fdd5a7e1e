import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/mitumba',
  english: 'a2edd809dc5d',
  name: 'Mitumba',
  nameInSentence: 'mitumba',
  meta: {
    title: 'Kuagiza mitumba Tanzania: ushuru na sheria za TBS',
    description:
      'Mitumba hulipa {duty.worn} au {duty.worn-per-kg} kwa kilo, iliyo kubwa zaidi. Nguo za ndani, za kulalia na soksi haziruhusiwi. Ufukizaji, TBS na mifano ya hesabu.',
  },
  lead: 'Mitumba inaruhusiwa, na hutozwa kodi kwa thamani au kwa uzito. Usiweke tu nguo za ndani, nguo za kulalia, soksi na fulana za ndani.',
  verdict: {
    air: {
      reason: 'Ni sawa kwa kifurushi cha familia. Kwa robota, usafiri wa ndege haulipi kamwe.',
    },
    sea: {
      reason:
        'Njia ya kawaida ya marobota. Yanahitaji cheti cha ufukizaji, na shirika la viwango (TBS) huyakagua.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Ukaguzi wa nguo zilizotumika',
      text: 'Kiwango cha TZS 758 kinaeleza kinachoweza kuingia. Wakaguzi hufungua marobota bandarini na kutafuta vilivyopigwa marufuku.',
    },
    {
      authority: 'Nchi ya muuzaji',
      name: 'Cheti cha ufukizaji',
      text: 'Hutolewa na huduma ya kuua wadudu ya muuzaji, kwa kontena, kabla halijafungwa kwa lakiri.',
    },
  ],
  packing: [
    'Bana marobota kwa aina: jinzi, magauni, za watoto. Robota la mchanganyiko hufunguliwa kwanza.',
    'Pekua kila robota kutafuta soksi, sidiria, fulana za ndani na nguo za kulalia, na uzitoe.',
  ],
  tariff: {
    note: 'Nguo na viatu vilivyovaliwa hulipa ushuru wa {duty.worn} ya thamani au {duty.worn-per-kg} kwa kila kilo, kile kinachozidi.',
  },
  items: [
    { name: 'Boksi la familia la nguo zisizowatosha tena watoto' },
    { name: 'Robota la magauni la kilo 45' },
  ],
  goesWrong: [
    'Wakaguzi wanakuta nguo za ndani zilizotumika. Zimepigwa marufuku Afrika Mashariki nzima, na huzichoma kwa gharama yako.',
    'Makoti ya baridi yaliyovaliwa yanaandikwa thamani karibu na sifuri, kisha ushuru wa chini kabisa kwa uzito unamshangaza mwagizaji.',
    'Taulo na mashuka yanafungwa pamoja na mashati, wakati yana namba nyingine ya HS.',
  ],
  questions: [
    {
      question: 'Ni nguo gani hasa zilizotumika haziruhusiwi?',
      answer:
        'Nguo za ndani za kila aina. TBS inataja chupi, sidiria, fulana za ndani, kamisoli, nguo za kulalia na soksi. Mpya ndani ya pakiti zake hazina shida.',
    },
    {
      question: 'Nguo za kituo cha yatima zimesamehewa?',
      answer:
        'Si moja kwa moja. Kituo cha yatima huomba kwanza kupitia wizara yake. Tunaweza kuhifadhi maboksi nje ya nchi hadi msamaha ufike.',
    },
    {
      question: 'Nguo zangu mwenyewe nilizovaa ni mitumba?',
      answer:
        'Unapohama, hapana: ni vitu vyako binafsi. Kwenye boksi la mtu mwingine, ndiyo, ingawa maofisa hukipima kifurushi cha mama kwa upole kuliko cha mfanyabiashara.',
    },
  ],
};
