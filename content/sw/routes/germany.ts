import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/ujerumani-kwenda-tanzania',
  english: '648d26164f2e',
  country: 'Ujerumani',
  name: 'Ujerumani',
  nameInSentence: 'Ujerumani',
  meta: {
    about: 'Mashine na zana, na nyaraka za Ujerumani.',
    keywords: [
      'kusafirisha mzigo kutoka Ujerumani',
      'vipuri vya magari ya Ujerumani',
      'kuagiza mashine kutoka Ujerumani',
      'mzigo wa Hamburg hadi Dar es Salaam',
    ],
  },
  city: { name: 'Frankfurt' },
  seaport: { name: 'Hamburg' },
  collectionPoints: ['Frankfurt', 'Hamburg'],
  goods: 'Mashine, zana na vipuri vya magari ya Ujerumani',
  lead: 'Mashine ikisimama Dodoma au giaboksi ikiharibika Arusha, mara nyingi kipuri kiko Ujerumani. Tunakichukua kwa mtengenezaji, tunakileta kwa ndege au meli, na kukigomboa forodhani.',
  airNote:
    'Frankfurt ni moja ya viwanja vikubwa vya mizigo Ulaya, na ndege za Leipzig na Cologne husafiri usiku kucha. Kiwanda kikisubiri kipuri kidogo, nafasi yake ni kwenye ndege hizi, kwa kawaida kupitia nchi za Ghuba au Addis Ababa.',
  seaNote:
    'Malori, mashine, oveni za mikate na vifaa vya sola huondoka kupitia Hamburg au Bremerhaven. Sehemu ya mwisho ya safari kwa kawaida ni kwa meli ya pili, kutoka Mediterania, Bahari ya Shamu, Ghuba au bandari nyingine ya Afrika Mashariki.',
  pricing: [
    {
      paragraph:
        'Chuma ni kizito kwa ukubwa wake, kwa hiyo kwa bidhaa za Ujerumani kwa kawaida unalipia uzito wa mizani.',
    },
    {
      paragraph:
        'Kreti huongeza uzito na ukubwa pia. Usiweke paleti usiyoihitaji, na mwaga oili kabla ya kupima. Vitu vizito sana au virefu tunavitolea bei kimoja kimoja, kwa sababu si kila ndege ina mlango unaovitosha.',
    },
  ],
  worked: [{ name: 'Giaboksi iliyotumika ndani ya kreti' }],
  particulars: [
    {
      heading: 'Nyaraka za Ujerumani za kusafirisha nje, kwa thamani',
      blocks: [
        {
          table: {
            caption:
              'Forodha ya Ujerumani kwa kawaida inataka nini, kwa thamani ya bidhaa za biashara',
            columns: ['Thamani', 'Kinachowasilishwa'],
            rows: [
              ['Hadi €1,000', 'Ankara ya biashara kwa kawaida inatosha'],
              [
                '€1,000 hadi €3,000',
                'Tamko la kielektroniki, unaloweza kutoa bandarini au uwanja wa ndege',
              ],
              [
                'Zaidi ya €3,000',
                'Tamko la kielektroniki kwenye ofisi ya forodha ya mahali bidhaa zinapofungwa, kisha kuruhusiwa mpakani',
              ],
            ],
          },
        },
        {
          paragraph: [
            'Mfumo wa matamko haya huitwa ATLAS, na ili kuutumia muuzaji anahitaji namba ya forodha (EORI). Akiwa na uthibitisho wa kusafirishwa nje, muuzaji anaweza kuacha kutoza VAT ya Ujerumani. Liandike hilo kwenye mkataba wa ununuzi, kwa sababu ni vigumu kulibadilisha ankara ikishaandikwa. Viwango hubadilika mara kwa mara, kwa hiyo tunavihakiki kila unapoweka nafasi. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'Forodha ya Ujerumani', url: 'https://www.zoll.de' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Bidhaa zenye matumizi mawili',
      blocks: [
        {
          paragraph:
            'Baadhi ya pampu, vifaa vya kupimia, mashine za karakana na vifaa vya redio vinaweza kutumika kijeshi na huhitaji kibali cha ofisi ya Ujerumani inayodhibiti usafirishaji nje. Hiyo inaweza kuchukua wiki kadhaa. Tutumie namba ya modeli, nasi tutamuuliza mtengenezaji ipo kundi gani la udhibiti wa kusafirisha nje kabla hujaamua kununua.',
        },
      ],
    },
    {
      heading: 'Nani hununua nini',
      blocks: [
        {
          list: [
            'Gereji: sensa, injekta, shokapu na bodi za magari ya Ujerumani',
            'Karakana: mashine za kuchomelea, drili, kompresa',
            'Kliniki: vifaa vilivyotumika vya ultrasound na maabara, vinavyohitaji idhini ya mamlaka ya dawa na vifaa tiba Tanzania (TMDA)',
            'Mashamba na vinu: vipuri vya matrekta, mashine za kusafisha nafaka, mizani',
            'Mafundi wa sola: inveta na nyaya za sola',
          ],
        },
      ],
    },
    {
      heading: 'Safisha mashine zilizotumika kabla hazijaondoka',
      blocks: [
        {
          paragraph:
            'Udongo na mbegu kwenye trekta vinaweza kulizuia bandarini, na mafuta yaliyobaki kwenye tangi hulifanya mzigo hatari. Lioshe, mwaga mafuta, tenganisha betri na upige mashine picha pande zote nne. Makreti ya mbao huhitaji muhuri wa ISPM 15, unaoonyesha kwamba mbao zimetibiwa dhidi ya wadudu.',
        },
      ],
    },
  ],
  office: {
    heading: 'Dawati moja la mizigo ya kiufundi',
    text: [
      'Makao makuu yetu Dar es Salaam hushughulikia Ujerumani na humpigia mtengenezaji kwa niaba yako. Kuwa na namba ya kipuri, postikodi ya muuzaji na picha ya kibao cha vipimo vya mashine, kisha tuandikie au ',
      { text: 'tupigie', channel: 'phone' },
      '.',
    ],
  },
};
