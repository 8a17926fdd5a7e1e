import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/ninunulie',
  english: '06351a9e1d5b',
  name: 'Ninunulie',
  listing: {
    summary:
      'Tutumie kiungo au picha. Tunaagiza, tunalipa na kusafirisha. Unalipa kwanza bei ya bidhaa na ada ndogo ya huduma.',
    want: 'Kununua kwenye duka linalokataa kadi yako au lisilotumia Kiingereza',
    price: '{china.rate} kwa kilo kutoka China, na ada ndogo ya huduma',
    time: '{china.air} kwa ndege kutoka China',
  },
  meta: {
    title: 'Ninunulie: tunaagiza, tunalipa, tunaleta | Nectarine',
    description:
      'Huna kadi ya kulipia nje, au duka ni la Kichina? Tutumie kiungo. Tunanunua Alibaba, Amazon au kwingine kwa ada ndogo ya huduma na kukuletea Tanzania.',
    keywords: [
      'kununuliwa bidhaa China',
      'kuagiza Alibaba kwa M-Pesa',
      'wakala wa kununua bidhaa nje',
      'kuagiza bidhaa bila kadi ya benki',
    ],
  },
  sections: [
    {
      heading: 'Tunakununulia',
      lead: 'Tuma kiungo, picha au namba ya kipuri. Mnunuzi kwenye mojawapo ya ofisi zetu nje ya nchi anatafuta bidhaa, anailipia na kuanza kukutumia.',
      actions: [{ label: 'Omba bidhaa' }, { label: 'Uliza kwanza kwa WhatsApp' }],
    },
    {
      heading: 'Ni wakati gani Ninunulie inakusaidia',
      items: [
        {
          title: 'Huna kadi ya kulipia nje',
          text: 'Tulipe kwa M-Pesa, Tigo Pesa (sasa Mixx by Yas), Airtel Money, benki au kadi. Sisi tunalilipa duka kwa sarafu yake.',
        },
        {
          title: 'Tovuti si ya Kiingereza',
          text: 'Wanunuzi wetu wa Guangzhou wanasoma kurasa za Kichina na kumuuliza muuzaji kuhusu ukubwa, plagi na ubora.',
        },
        {
          title: 'Una picha tu',
          text: 'Tunatafuta kipuri au mashine iliyo kwenye picha yako, na kukuonyesha tulichopata kabla ya kununua.',
        },
      ],
    },
    {
      heading: 'Jinsi inavyofanya kazi',
      items: [
        {
          title: 'Unatuma ombi',
          text: 'Tuambie bidhaa, ukubwa, rangi na idadi, na kiasi cha juu unachotaka kutumia.',
        },
        {
          title: 'Tunakujibu na bei',
          text: 'Unaona bei ya bidhaa, ada yetu, makadirio ya usafiri na kiwango cha kubadilisha fedha, kila kimoja kwenye mstari wake.',
        },
        {
          title: 'Unakubali na kulipa',
          text: 'Unalipia bidhaa na ada yetu. Hapo umeweka nafasi, na unapata namba ya ufuatiliaji. Hatununui chochote kabla hujalipa. Kama bei ya duka imepanda, tunakuuliza tena.',
        },
        {
          title: 'Tunanunua na kukagua',
          text: 'Bidhaa ikifika ofisini kwetu, tunailinganisha na ombi lako na kukutumia picha.',
        },
        {
          title: 'Unalipia usafiri',
          text: 'Tunapima uzito na vipimo vya boksi na kukutumia ankara. Linaondoka kuja Tanzania ukishalipa yote.',
        },
      ],
    },
    {
      heading: 'Inagharimu kiasi gani',
      blocks: [
        {
          paragraph:
            'Ninunulie huongeza ada ndogo ya huduma juu ya bei ya bidhaa. Gharama ya usafiri hutegemea ukubwa na uzito. Ada ya huduma unaijua kabla ya kukubali, na gharama ya usafiri tukishapima boksi lililofungwa.',
        },
        {
          paragraph:
            'Kugomboa mzigo forodhani na kuufikisha mlangoni kwako kila kimoja kina mstari wake kwenye ankara. Ushuru wa forodha haumo: mpokeaji anaulipa mzigo unapofika, isipokuwa ukichagua DDP (Delivered Duty Paid), ambapo unalipwa kabla.',
        },
        {
          note: [
            'Muuzaji ndiye anayepanga bei na anaweza kuibadilisha hadi tutakapolipa. Muuzaji akiturudishia fedha, nasi tunakurudishia. ',
            { text: 'Sera ya malipo', page: 'help/payment-policy' },
            ' inaeleza utaratibu.',
          ],
        },
      ],
    },
    {
      heading: 'Utume nini',
      blocks: [
        {
          list: [
            'Kiungo, au picha inayoonekana vizuri yenye lebo au namba ya kipuri.',
            'Kwa nguo na viatu: saizi, na ni saizi za nchi gani.',
            'Kwa vipuri: chapa, modeli na mwaka wa mashine au gari, na namba ya chesisi ya gari.',
            'Kingine utakachokubali badala yake, au "hakuna kingine".',
            'Mji wako, ili tuweke gharama ya kukufikishia kwenye makadirio.',
          ],
        },
      ],
    },
    {
      heading: 'Vitu ambavyo hatuwezi kununua',
      text: 'Tunakataa maombi ya chapa bandia, dawa bila kibali, silaha, wanyama hai na fedha taslimu. Tafadhali angalia orodha kamili kwanza.',
      actions: [{ label: 'Ona bidhaa zisizoruhusiwa' }],
    },
    {
      heading: 'Maswali kuhusu Ninunulie',
      groups: [
        {
          questions: [
            {
              question: 'Ada ya huduma ni kiasi gani?',
              answer: [
                {
                  paragraph:
                    'Inategemea kazi: oda ya mtandaoni huchukua dakika, kutafuta sokoni huchukua saa kadhaa. Hakuna orodha ya bei, lakini unaiona ada kwenye mstari wake katika jibu letu, kabla hujadaiwa chochote.',
                },
              ],
            },
            {
              question: 'Naweza kughairi?',
              answer: [
                {
                  paragraph:
                    'Ndiyo, wakati wowote kabla hatujanunua. Baada ya hapo inategemea muuzaji: kama oda bado inaweza kufutwa, tunaifuta.',
                },
              ],
            },
            {
              question: 'Nani anawajibika bidhaa ikiharibika?',
              answer: [
                {
                  paragraph:
                    'Muuzaji au mtengenezaji, kama bidhaa ina kasoro, nasi tunakusaidia kudai. Kwa uharibifu wa njiani, tuletee dai ndani ya {claims.deadline} tangu kupokea.',
                },
              ],
            },
            {
              question: 'Naweza kuomba vitu kutoka maduka kadhaa?',
              answer: [
                {
                  paragraph:
                    'Ndiyo. Tuma ombi moja kwa kila duka na utuombe tufunge vyote pamoja. Utalipia mzigo mmoja.',
                },
              ],
            },
          ],
        },
      ],
    },
    { heading: 'Nchi ambako wanunuzi wetu hununua' },
    {
      heading: 'Tutumie kiungo',
      text: 'Jibu letu, pamoja na bei, ni bure. Si lazima uagize.',
      actions: [{ label: 'Omba bidhaa' }, { label: 'Maswali ya mara kwa mara' }],
    },
  ],
};
