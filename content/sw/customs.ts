import type { Customs } from '../schema/customs';
import type { TranslatedFile } from '../schema/translation';

export const customs: TranslatedFile<Customs> = {
  english: 'dbc815f121a9',
  assessor:
    'Mamlaka ya Mapato Tanzania (TRA) ndiyo inayoamua namba ya HS, thamani na kiasi cha kulipa. Hadi hapo, kila namba hapa ni makadirio.',
  leftOut:
    'Havijahesabiwa: ada yetu ya kugomboa mzigo forodhani, kuhifadhi na kuhudumia mzigo bandarini au uwanja wa ndege, vibali, vyeti, na bima ukiikata.',
  notIncluded: [
    'Ada yetu ya kugomboa mzigo forodhani (imo kwenye bei ya mlango kwa mlango)',
    'Kuhifadhi, kuhudumia na kuskani mzigo bandarini au uwanja wa ndege',
    'Ukaguzi, vibali na vyeti, kwa mfano vya shirika la viwango (TBS), mamlaka ya dawa (TMDA) au mamlaka ya mawasiliano (TCRA)',
    'Bima ukiikata, na kuchukua mzigo kwa muuzaji',
  ],
  sources: {
    'customs-act': { name: 'Sheria ya Usimamizi wa Forodha ya EAC 2004, toleo la 2019 (nakala)' },
    tariff: { name: 'Ushuru wa Pamoja wa Forodha wa EAC 2022, na mabadiliko hadi 2023 (nakala)' },
    pwc: { name: 'PwC, muhtasari wa kodi za dunia, Tanzania, kodi nyingine (nakala)' },
    auditax: { name: 'Auditax International, forodha na biashara' },
    'citizen-2023': { name: 'The Citizen, mabadiliko ya Ushuru wa Pamoja wa Forodha wa EAC' },
    'excise-act': {
      name: 'Sheria ya Ushuru wa Bidhaa, Sura ya 147, toleo la 2019 (nakala)',
    },
    'citizen-2022': { name: 'The Citizen, Tanzania yaweka kodi ya 35% kwa mawigi' },
    'finance-act-2023': { name: 'Sheria ya Fedha 2023 (nakala)' },
    'finance-act-2021': { name: 'Sheria ya Fedha 2021 (nakala)' },
    'pwc-2024': { name: 'PwC, muhtasari wa kodi za dunia 2024, Tanzania (nakala)' },
    'court-of-appeal-2023': {
      name: 'Mahakama ya Rufani ya Tanzania, Game Discount World dhidi ya TRA, 2023 TZCA 17755 (nakala)',
    },
    'tra-tables': { name: 'TRA, kodi na ushuru kwa muhtasari 2023/2024 (nakala)' },
    'tra-excise': { name: 'TRA, ushuru wa bidhaa kwa magari na vipuri' },
    'finance-act-2024': { name: 'Sheria ya Fedha 2024 (nakala)' },
    'newsletter-2024': {
      name: 'Jarida kuhusu Sheria ya Fedha 2024 kwa kampuni za Tanzania (nakala)',
    },
    'tra-trading': { name: 'TRA, biashara ya mipakani' },
    miamia: { name: 'Miamia, ushuru na kodi za kuagiza Tanzania kwa namba ya HS' },
    'import-duty-calculator': {
      name: 'Import Duty Calculator, ukurasa wa Tanzania',
    },
    'vat-act': {
      name: 'Sheria ya Kodi ya Ongezeko la Thamani, Sura ya 148, toleo la 2019 (nakala)',
    },
    'duty-pricing': { name: 'dutypricing.com, kuagiza simu na kompyuta Tanzania' },
    'easy-cargo': { name: 'Easy Cargo, RDL, VAT, ushuru na gharama za kuagiza Tanzania' },
    'port-statement': {
      name: 'Mamlaka ya Usimamizi wa Bandari Tanzania, taarifa kuhusu tozo ya gati',
    },
    'tra-returning': { name: 'TRA, wakazi wanaorejea nchini' },
  },
  value: { law: 'Sheria ya Usimamizi wa Forodha ya EAC 2004, Jedwali la Nne, aya ya 9(2)' },
  schedules: {
    duty: [
      {
        name: 'Bila ushuru',
        goods:
          'Simu, kompyuta, kamera, paneli za sola, mashine nyingi, dawa, vitabu, mbegu na mimea',
        law: 'Ushuru wa Pamoja wa Forodha wa EAC 2022',
      },
      {
        name: 'Kundi la 10%',
        goods:
          'Vipuri vya magari, zana za mkono, baiskeli, ala za muziki, vifaa vya jikoni vya umeme vinavyopasha moto',
        law: 'Ushuru wa Pamoja wa Forodha wa EAC 2022',
      },
      {
        name: 'Kundi la 25%',
        goods:
          'Runinga, vipokea sauti, nguo, mikoba, vitu vya kuchezea, saa, viti, magari na pikipiki',
        law: 'Ushuru wa Pamoja wa Forodha wa EAC 2022',
      },
      {
        name: 'Kundi la 35%',
        goods:
          'Viatu, vipodozi, manukato, mawigi, vitanda, meza, magodoro, vigae vya kauri, chokoleti',
        law: 'Ushuru wa Pamoja wa Forodha wa EAC 2022',
      },
      {
        name: 'Nguo na viatu vya mitumba',
        goods: 'Nguo na viatu vilivyovaliwa vya kundi la HS 6309',
        law: 'Ushuru wa Pamoja wa Forodha wa EAC 2022, kundi la 63.09',
      },
      {
        name: '50%, vitambaa vinavyolindwa',
        goods: 'Khanga, kikoi, kitenge na mashuka ya pamba yaliyochapishwa michoro',
        law: 'Ushuru wa Pamoja wa Forodha wa EAC 2022, Jedwali la 2',
      },
    ],
    excise: [
      {
        name: 'Vipodozi na manukato',
        goods:
          'Manukato, vipodozi, bidhaa za ngozi, shampuu, bidhaa za nywele na diodoranti; si krimu ya kuzuia jua',
        law: 'Sheria ya Ushuru wa Bidhaa, Jedwali la Nne, makundi 33.03 hadi 33.07',
      },
      {
        name: 'Mawigi na nywele za kutoka nje',
        goods:
          'Mawigi, nywele za kuongezea, kope bandia na nywele zilizoandaliwa kutoka nje ya nchi',
        law: 'Sheria ya Ushuru wa Bidhaa, Jedwali la Nne, makundi 67.03 na 67.04',
      },
      {
        name: 'Samani za kutoka nje',
        goods: 'Viti vya kundi la 9401 na samani za kundi la 9403',
        law: 'Sheria ya Fedha 2023, mabadiliko ya Sheria ya Ushuru wa Bidhaa, makundi 94.01 na 94.03',
      },
      {
        name: 'Injini zaidi ya cc 1,000 hadi 2,000',
        goods: 'Magari yenye injini zaidi ya cc 1,000 na hadi cc 2,000, pamoja na ya haibridi',
        law: 'Sheria ya Ushuru wa Bidhaa, Jedwali la Nne, kundi la 87.03',
      },
      {
        name: 'Injini zaidi ya cc 2,000',
        goods: 'Magari yenye injini zaidi ya cc 2,000, pamoja na ya haibridi',
        law: 'Sheria ya Ushuru wa Bidhaa, Jedwali la Nne, kundi la 87.03',
      },
      {
        name: 'Gari la zaidi ya miaka 8 hadi 10',
        goods:
          'Magari ya watu wasiofika kumi, zaidi ya miaka minane na hadi miaka kumi tangu yatengenezwe, juu ya ushuru wa bidhaa wa injini',
        law: 'Sheria ya Ushuru wa Bidhaa, kifungu cha 124',
      },
      {
        name: 'Gari la zaidi ya miaka 10',
        goods:
          'Magari ya watu wasiofika kumi, zaidi ya miaka kumi tangu yatengenezwe, juu ya ushuru wa bidhaa wa injini',
        law: 'Sheria ya Ushuru wa Bidhaa, kifungu cha 124',
      },
      {
        name: 'Pikipiki ya zaidi ya miaka 3',
        goods: 'Pikipiki zilizotumika, zaidi ya miaka mitatu tangu zitengenezwe',
        law: 'Sheria ya Ushuru wa Bidhaa, kifungu cha 124',
      },
      {
        name: 'Vipuri na vifaa vilivyotumika',
        goods:
          'Vipuri vilivyotumika vya magari na pikipiki, na vifaa vya umeme vya nyumbani vilivyotumika',
        law: 'Sheria ya Ushuru wa Bidhaa, kifungu cha 124(5C)',
      },
    ],
    industrial: [
      {
        name: 'Mvinyo, saruji, visafishaji, fimbo za waya',
        goods:
          'Mvinyo, saruji na klinka, kemikali za kikaboni za kusafishia (surfactants), fimbo za waya',
        law: 'Sheria ya Udhibiti wa Uagizaji, kifungu cha 18A na Jedwali, vilivyoongezwa na Sheria ya Fedha 2024',
      },
      {
        name: 'Bia na vinywaji vya kuongeza nguvu',
        goods: 'Bia, bia isiyo na kileo na vinywaji vya kuongeza nguvu',
        law: 'Sheria ya Udhibiti wa Uagizaji, kifungu cha 18A na Jedwali, vilivyoongezwa na Sheria ya Fedha 2024',
      },
    ],
  },
  charges: [
    {
      name: 'Ushuru wa forodha',
      law: 'Sheria ya Usimamizi wa Forodha ya EAC 2004, vifungu vya 110 na 122',
    },
    { name: 'Ushuru wa bidhaa', law: 'Sheria ya Ushuru wa Bidhaa, kifungu cha 124' },
    {
      name: 'Tozo ya maendeleo ya viwanda',
      note: 'Kwa bidhaa zilizotajwa kwenye sheria tu. Huenda bajeti za baadaye zimeongeza nyingine.',
      law: 'Sheria ya Udhibiti wa Uagizaji, kifungu cha 18A, kilichoongezwa na Sheria ya Fedha 2024',
    },
    {
      name: 'Tozo ya maendeleo ya reli',
      note: 'Ilikuwa 1.5% hadi Juni 2024, na miongozo mingi bado inasema hivyo.',
      law: 'Sheria ya Reli, kifungu cha 68(5), kama kilivyobadilishwa na kifungu cha 75 cha Sheria ya Fedha 2024',
    },
    {
      name: 'Ada ya uchakataji ya forodha',
      note: 'Kwa bei ya bidhaa bila usafiri. Majedwali ya hadi 2025 yanasema 0.6%.',
      law: 'Sheria ya Fedha 2026, kama ilivyoripotiwa; sheria yenyewe hatujaiona',
    },
    {
      name: 'Kodi ya ongezeko la thamani (VAT)',
      note: 'Baadhi ya miongozo haihesabu tozo inapokokotoa kodi hii.',
      law: 'Sheria ya Kodi ya Ongezeko la Thamani, vifungu vya 5 na 9',
    },
    {
      name: 'Tozo ya gati bandarini',
      law: 'Kitabu cha ada na tozo za bandari cha Mamlaka ya Usimamizi wa Bandari Tanzania, kifungu cha 29',
    },
    {
      name: 'VAT kwenye tozo ya gati',
      law: 'Sheria ya Kodi ya Ongezeko la Thamani, kifungu cha 5',
    },
  ],
  reliefs: [
    {
      name: 'Vitabu vilivyochapishwa',
      condition:
        'Vitabu vilivyochapishwa, kamusi, ramani na karatasi za mitihani zina msamaha wa VAT.',
      law: 'Sheria ya Kodi ya Ongezeko la Thamani, Jedwali, sehemu ya I, kipengele cha 9',
    },
    {
      name: 'Vifaa vya sola',
      condition:
        'Paneli za sola, vidhibiti vya chaji, inveta, vikusanya joto la jua na betri za sola vina msamaha wa VAT. Taa za sola zilipoteza msamaha huo mwaka 2021.',
      law: 'Sheria ya Kodi ya Ongezeko la Thamani, Jedwali, sehemu ya I, kipengele cha 21, kama kilivyobadilishwa na Sheria ya Fedha 2021',
    },
    {
      name: 'Dawa muhimu',
      condition: 'Dawa muhimu na vifaa tiba vilivyoidhinishwa na waziri wa afya.',
      law: 'Sheria ya Kodi ya Ongezeko la Thamani, Jedwali, sehemu ya I, kipengele cha 7; Sheria ya Reli, kifungu cha 21',
    },
    {
      name: 'Vifaa vya watu wenye ulemavu',
      condition:
        'Vifaa vya mifupa na viungo, vifaa vya kusaidia kusikia, fimbo nyeupe, miwani na lenzi za kurekebisha uoni.',
      law: 'Sheria ya Kodi ya Ongezeko la Thamani, Jedwali, sehemu ya I, kipengele cha 8',
    },
    {
      name: 'Vyombo vya kuhamia',
      condition:
        'Nguo na vyombo vya nyumbani ulivyotumia kwenye makazi yako ya awali, TRA ikikubali kwamba unahamisha makazi, vikiingizwa ndani ya siku 90 tangu ulipofika.',
      law: 'Sheria ya Usimamizi wa Forodha ya EAC 2004, Jedwali la Tano, sehemu B, kipengele cha 5',
    },
  ],
};
