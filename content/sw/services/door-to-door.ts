import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/mlango-kwa-mlango',
  english: 'caf3c3063fcc',
  name: 'Mlango kwa mlango',
  listing: {
    summary:
      'Tunachukua mzigo kwenye anwani ya mtumaji nje ya nchi na kuufikisha nyumbani kwako, forodha ikiwemo, ndani ya {door-to-door.time}.',
    want: 'Kutuma maboksi kutoka kwa ndugu au muuzaji nje ya nchi',
    price: 'kuanzia {door-to-door.price}',
    time: '{door-to-door.time}',
  },
  meta: {
    title: 'Mizigo mlango kwa mlango hadi Tanzania | Nectarine',
    description:
      'Tunachukua kifurushi kwa mtumaji, tunakisafirisha kwa ndege, tunakigomboa na kukufikishia Tanzania ndani ya {door-to-door.time}. Kuanzia {door-to-door.price}.',
    keywords: [
      'kusafirisha mzigo mlango kwa mlango',
      'kutuma kifurushi Tanzania',
      'kusafirisha kifurushi kutoka nje hadi nyumbani',
    ],
  },
  sections: [
    {
      heading: 'Usafirishaji wa mlango kwa mlango hadi Tanzania',
      lead: 'Mtu nje ya nchi anafunga boksi. Tunalichukua mlangoni kwake, tunaligomboa forodhani na kulifikisha mlangoni kwako.',
      actions: [{ label: 'Panga mzigo uchukuliwe' }, { label: 'Omba bei' }],
      facts: [
        { label: 'tangu mzigo kuchukuliwa hadi kufikishwa' },
        { value: 'kuanzia {door-to-door.price}', label: 'pamoja na kuchukuliwa na kufikishwa' },
      ],
    },
    {
      heading: 'Jinsi inavyofanya kazi',
      items: [
        {
          title: 'Kuweka nafasi',
          text: 'Tupe anwani na namba za simu za pande zote mbili, orodha ya vilivyomo na siku ya kuchukuliwa. Unapata namba ya ufuatiliaji mara moja.',
        },
        {
          title: 'Kuchukuliwa',
          text: 'Dereva analeta lebo. Mtumaji hahitaji printa na hamlipi dereva chochote.',
        },
        {
          title: 'Ofisi yetu au mshirika wetu nje ya nchi',
          text: 'Tunapima uzito na vipimo vya boksi, tunaangalia kama kuna kitu kisichoruhusiwa kwenye ndege, na kukutumia ankara, ambayo unailipa yote.',
        },
        {
          title: 'Ndege na forodha',
          text: 'Ukishalipa, boksi linaondoka na ndege inayofuata yenye nafasi. Tunalitolea tamko la forodha likiwa bado angani.',
        },
        {
          title: 'Mlangoni kwako',
          text: 'Unachagua siku na mratibu wetu wa usambazaji. Kagua boksi pamoja na dereva kabla ya kusaini.',
        },
      ],
    },
    {
      heading: 'Bei inajumuisha nini',
      table: {
        caption: 'Bei ya mlango kwa mlango inajumuisha nini, na haijumuishi nini',
        columns: ['Kipengele', 'Kwenye bei', 'Jambo la kujua'],
        rows: [
          ['Kuchukuliwa kwa mtumaji', 'Ndiyo', 'Kwa visiwa na maeneo ya mbali, tuulize bei'],
          ['Usafiri', 'Ndiyo', 'Kwa uzito halisi au wa ujazo, ulio mkubwa zaidi'],
          ['Kugomboa mzigo forodhani', 'Ndiyo', 'Vibali na ukaguzi hulipiwa zaidi'],
          ['Kufikishwa mlangoni kwako', 'Ndiyo', 'Kwenye miji yote mikubwa na mingi ya midogo'],
          ['Sisi kukufungia', 'Kwa ada ya ziada', 'Vizuia mshtuko au makreti kwa vioo na skrini'],
          [
            'Bima',
            'Hapana, iombe',
            'Ya msingi hulipa hadi {cover.basic}, kamili hulipa thamani uliyotaja. Kila moja ina mstari wake kwenye ankara',
          ],
          ['Ushuru na kodi', 'Hapana, isipokuwa DDP', 'Mpokeaji hulipa kabla ya kufikishiwa mzigo'],
        ],
      },
      note: 'DDP (Delivered Duty Paid, ushuru umelipwa kabla) inafaa kwa zawadi, kwa sababu mpokeaji halipi chochote.',
    },
    {
      heading: 'Nani anaitumia',
      items: [
        {
          title: 'Familia',
          text: 'Ndugu wanatuma zawadi, nguo za mtoto au laptop. Wanakabidhi boksi, basi.',
        },
        {
          title: 'Wanunuzi wa vitu vilivyotumika',
          text: 'Muuzaji binafsi mtandaoni anaweza kukataa kutuma nje ya nchi, lakini atamkabidhi dereva kifurushi bila tatizo.',
        },
        {
          title: 'Waagizaji wadogo',
          text: 'Sampuli na vipuri vinakuja moja kwa moja kutoka kiwandani, ankara ya biashara ikiwa imeambatishwa.',
        },
      ],
    },
    {
      heading: 'Jinsi ya kufunga boksi',
      blocks: [
        {
          list: [
            'Tumia boksi jipya la kuta mbili, lenye kizuia mshtuko cha sm 5 kila upande.',
            'Acha betri za lithiamu ndani ya vifaa vyake, vizime na utuambie. Za peke yake haziwezi kusafiri kwa ndege ndani ya boksi.',
            'Usiandike thamani wala jina la chapa nje ya boksi.',
            'Weka ndani karatasi yenye namba zote mbili za simu, lebo ikitoka isaidie.',
          ],
        },
        {
          paragraph:
            'Kama mtumaji hana boksi, sema unapoweka nafasi na uulize bei ya maboksi yetu.',
        },
      ],
    },
    {
      heading: 'Maswali kuhusu kuchukuliwa na kufikishwa',
      groups: [
        {
          questions: [
            {
              question: 'Kwa nini {door-to-door.time}? Mbona tofauti ni kubwa?',
              answer: [
                {
                  paragraph:
                    'Kifurushi kutoka mji wenye ndege kila siku hadi nyumba ya Dar es Salaam hufika mapema zaidi. Kuchukuliwa kijijini, kuchelewa kulipa, ukaguzi wa forodha au anwani ya kijijini huongeza siku nyingi zaidi. Kutoka Kanada, usafiri peke yake unaweza kuchukua {canada.air}, kwa hiyo ongeza siku za kuchukuliwa.',
                },
              ],
            },
            {
              question: 'Itakuwaje kama hakuna mtu nyumbani?',
              answer: [
                {
                  paragraph:
                    'Dereva anapiga simu kwanza. Asipojibiwa, kifurushi kinarudi kwenye kituo cha karibu na mratibu wetu anakupigia ili mpange siku nyingine.',
                },
              ],
            },
            {
              question: 'Naweza kuweka nafasi kama mimi si mtumaji wala mpokeaji?',
              answer: [
                {
                  paragraph:
                    'Ndiyo. Unaweka nafasi na kulipa kwenye akaunti yako. Mtumaji anatakiwa tu kupokea simu. Mpokeaji pia, na analipa ushuru isipokuwa umechagua DDP.',
                },
              ],
            },
            {
              question: 'Kifurushi kinaweza kuwa kikubwa kiasi gani?',
              answer: [
                {
                  paragraph: [
                    'Boksi lolote ambalo mtu mmoja anaweza kulinyanyua. Kwa kikubwa zaidi, andika vipimo na uzito unapoomba bei. Mapipa, samani na paleti kwa kawaida husafiri kama ',
                    { text: 'mzigo wa meli', page: 'services/sea-air-freight' },
                    ', na bado tunaweza kuvichukua na kuvifikisha.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Usafiri kwenye bei ya mlango kwa mlango',
      note: [
        'Hizi ni bei na muda wa usafiri peke yake. Bei ya mlango kwa mlango inaongeza kuchukuliwa, forodha na kufikishwa, kwa hiyo omba bei. ',
        { text: 'Maana ya muda na bei hizi', page: 'shipping-routes', fragment: 'meaning' },
        '.',
      ],
    },
    {
      heading: 'Panga siku ya kuchukuliwa mzigo',
      text: 'Weka nafasi kwenye akaunti yako ya mteja. Kama unaweza kulipeleka au kulichukua boksi mwenyewe, huduma nyingine inaweza kuwa nafuu zaidi.',
      actions: [{ label: 'Panga mzigo uchukuliwe' }, { label: 'Linganisha huduma zetu' }],
    },
  ],
};
