import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/korea-kusini-kwenda-tanzania',
  english: 'ea992be99816',
  country: 'Korea Kusini',
  name: 'Korea Kusini',
  nameInSentence: 'Korea Kusini',
  meta: {
    about: 'Vipodozi, injini na vipuri vya magari.',
    keywords: [
      'kusafirisha mzigo kutoka Korea Kusini',
      'vipuri vya magari kutoka Korea',
      'kuagiza vipodozi vya Korea',
      'injini zilizotumika kutoka Korea',
    ],
  },
  city: { name: 'Incheon' },
  seaport: { name: 'Busan' },
  collectionPoints: ['Incheon', 'Busan'],
  goods: 'Vipodozi vya ngozi, simu, injini na vipuri vya malori',
  lead: 'Vipodozi vya ngozi na simu husafiri kwa ndege kutoka Incheon. Injini na vipuri vya malori huondoka kwa meli kutoka Busan. Tunachukua mzigo kwenye maduka, yadi na viwanda vya Korea, na kuugomboa forodhani Tanzania.',
  airNote:
    'Incheon, karibu na Seoul, ni moja ya viwanja vya mizigo vyenye shughuli nyingi zaidi duniani. Vipodozi, simu na lenzi za kamera husafiri kutoka hapo kupitia Addis Ababa au nchi za Ghuba.',
  seaNote:
    'Busan hukusanya makontena ya Asia ya kaskazini mashariki yote. Injini, vipuri vya ekskaveta na vifaa vya nyumbani huondoka huko na kubadilisha meli karibu na Singapore au Sri Lanka. Makadirio ni ya safari ya haraka zaidi, nyaraka zikiwa tayari meli inapofika, kwa hiyo tegemea muda mrefu zaidi.',
  pricing: [
    { paragraph: 'Kwa bei ileile ya kilo, vifurushi viwili vinaweza kugharimu tofauti sana.' },
    {
      paragraph:
        'Krimu zinafaa sana kwa ndege. Bampa huchukua nafasi kubwa, kwa hiyo iweke kwenye kontena linalofuata kutoka Busan, isipokuwa kama gari ndilo linalokuingizia kipato na huwezi kusubiri.',
    },
  ],
  worked: [{ name: 'Krimu na barakoa za uso' }, { name: 'Bampa ya mbele' }],
  particulars: [
    {
      heading: 'Vipodozi: unachohitaji ili kuviuza',
      blocks: [
        {
          paragraph: [
            'Kwa krimu za uso na barakoa za urembo za matumizi yako, ankara karibu inatosha peke yake. Ili kuviuza, ',
            { text: 'Shirika la Viwango Tanzania (TBS)', url: 'https://www.tbs.go.tz' },
            ' linataka visajiliwe na viwe na lebo kwa lugha ambayo wateja wako wanaisoma, yenye viambato, mtengenezaji, namba ya toleo na tarehe ya mwisho wa matumizi. Krimu za kujichubua zenye zebaki au hydroquinone zimepigwa marufuku.',
          ],
        },
        {
          list: [
            'Mwombe muuzaji orodha ya viambato kwa Kiingereza.',
            'Chagua matoleo yenye zaidi ya mwaka mmoja hadi mwisho wa matumizi.',
            'Usiweke viondoa rangi ya kucha, dawa za kupuliza nywele wala manukato yenye alkoholi, kwa sababu huwaka moto.',
          ],
        },
      ],
    },
    {
      heading: 'Injini, giaboksi na vipuri vilivyotumika',
      blocks: [
        {
          paragraph:
            'Yadi za Korea huuza injini zilizotumika na kujaribiwa, za malori madogo na magari ya familia ambayo ni ya kawaida Tanzania. Mafuta na oili lazima vimwagwe kabla ya kufunga, kwa sababu mabaki yoyote huifanya injini kuwa mzigo hatari. Omba namba ya injini kwenye ankara, picha ya kilomita na video ya majaribio.',
        },
        {
          paragraph:
            'Matairi yaliyotumika ya magari madogo na vani nyepesi yamepigwa marufuku. Baadhi ya vipuri vingine vilivyotumika, kama breki na betri, vinaweza kuwekewa masharti au kukataliwa vinapofika. Hakikisha kabla ya kulipa malipo ya awali.',
        },
      ],
    },
    {
      heading: 'Magari mazima',
      blocks: [
        {
          paragraph:
            'Magari na mabasi ya Korea yana usukani kushoto. Tanzania magari huendeshwa upande wa kushoto na huenda usiweze kuyasajili, kwa hiyo ni bora kununua mtambo wa ujenzi kuliko gari la barabarani. Kila gari lililotumika hufutwa kwanza kwenye usajili wa Korea, na cheti cha kufutwa huenda nalo hadi bandarini.',
        },
      ],
    },
    {
      heading: 'Nyaraka za Korea za kusafirisha nje',
      blocks: [
        {
          paragraph: [
            'Muuzaji au wakala wa forodha hutoa tamko la kusafirisha nje mtandaoni kwa ',
            { text: 'Forodha ya Korea', url: 'https://www.customs.go.kr' },
            ', na bidhaa kwa kawaida lazima zipakiwe ndani ya siku 30 tangu tamko hilo (taarifa za {2026-11}). Kontena likichelewa linaweza kuhitaji kuongezewa muda, kwa hiyo tunafuatilia tarehe ya mwisho. Huku Tanzania, ',
            { text: 'mawakala wetu wa forodha', page: 'services/customs-brokerage' },
            ' huendelea na kazi.',
          ],
        },
      ],
    },
  ],
  office: {
    heading: 'Ofisi ya karibu: Guangzhou',
    text: 'Guangzhou iko nyuma ya Seoul kwa saa moja na hupanga kuchukua mizigo Korea na wasafirishaji wa huko. Dar es Salaam hujibu maswali kuhusu kinachoruhusiwa kuingia Tanzania. Tuma ujumbe mmoja tu, nasi tutaufikisha.',
  },
};
