import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/usambazaji-nchini',
  english: '739d6fb1f076',
  name: 'Usambazaji nchini',
  listing: {
    summary:
      'Kuanzia bahasha hadi gari zima la mzigo ndani ya Tanzania: siku hiyohiyo kwenye baadhi ya miji, siku inayofuata kwenye mikoa ya karibu.',
    want: 'Kufikisha mzigo ndani ya Tanzania',
    price: 'kuanzia {local.shillings}',
    time: '{standard.local}',
  },
  meta: {
    title: 'Kutuma mzigo mikoani, siku hiyohiyo au kesho | Nectarine',
    description:
      'Kutuma mzigo Dar es Salaam, Arusha, Dodoma, Mwanza, Mbeya na miji mingi: siku hiyohiyo kwa baadhi ya miji, siku inayofuata mikoa jirani. Kuanzia {local.shillings}.',
    keywords: [
      'kutuma mzigo mkoani',
      'kutuma kifurushi Dar es Salaam',
      'kusambaza oda Arusha Mwanza',
      'kutuma mzigo siku hiyohiyo',
    ],
  },
  sections: [
    {
      heading: 'Usambazaji wa mizigo ndani ya Tanzania',
      lead: 'Tunabeba nyaraka, oda na maboksi hadi miji yote mikubwa ya Tanzania na mingi ya midogo.',
      actions: [{ label: 'Omba bei ya kufikisha' }, { label: 'Weka nafasi kwa simu' }],
      facts: [
        { value: 'Siku hiyohiyo', label: 'kwenye baadhi ya miji' },
        { value: 'Siku inayofuata', label: 'kwenye mikoa ya karibu' },
        {
          value: 'kuanzia {local.shillings}',
          label: 'kifurushi kidogo ndani ya mji mmoja, takriban {local.price}',
        },
      ],
    },
    {
      heading: 'Tunafika wapi',
      items: [
        { name: 'Dar es Salaam', detail: 'Makao makuu na ghala, kwa pwani' },
        { name: 'Arusha', detail: 'Ghala, kwa kaskazini' },
        { name: 'Dodoma', detail: 'Makao makuu ya nchi na mikoa ya kati' },
        { name: 'Mwanza', detail: 'Ghala, kwa kanda ya ziwa' },
        { name: 'Mbeya', detail: 'Nyanda za juu kusini' },
      ],
      note: 'Magari yetu huenda mara kwa mara kwenye miji hii mitano. Tunafikisha pia kwenye miji mingine mikubwa na mingi ya midogo: tuambie mji na alama ya karibu, nasi tutasema kama njia bora ni gari letu, basi au mshirika wetu, na itagharimu kiasi gani.',
    },
    {
      heading: 'Chagua kasi',
      table: {
        caption: 'Kasi za usambazaji ndani ya Tanzania',
        columns: ['Kasi', 'Muda', 'Ichague kwa'],
        rows: [
          [
            'Siku hiyohiyo',
            'Siku ya kuchukuliwa, kwenye baadhi ya miji',
            'Nyaraka, zawadi, chaja iliyosahaulika',
          ],
          ['Siku inayofuata', 'Siku inayofuata, kwenye mikoa ya karibu', 'Oda za maduka na vipuri'],
          ['Ya haraka', '{express.local}', 'Mji hadi mji, mzigo ukiwa wa haraka'],
          ['Ya kawaida', '{standard.local}', 'Mengine yote, kwa bei ndogo zaidi'],
        ],
      },
      note: 'Mvua, vivuko na matengenezo ya barabara vinaweza kuongeza muda. Mzigo wako ukitarajiwa kuchelewa, mratibu wetu anakupigia.',
    },
    {
      heading: 'Jinsi mzigo unavyofikishwa',
      items: [
        {
          title: 'Unaweka nafasi',
          text: 'Tupigie, au tumia fomu ya kuomba bei: chagua Tanzania mzigo unakotoka na unakokwenda, na uandike anwani na namba za simu za pande zote mbili kwenye maelezo mengine. Unapata namba ya ufuatiliaji unapoweka nafasi, na unalipa kabla ya mzigo kuchukuliwa.',
        },
        {
          title: 'Tunakichukua',
          text: 'Dereva au mwendesha pikipiki anaangalia kwamba kifurushi kimefungwa vizuri na anakichukua.',
        },
        {
          title: 'Tunapiga simu kwanza',
          text: 'Dereva anampigia mpokeaji kabla ya kufika. Mpokeaji anaweza kuchagua muda mwingine, au kutaja jirani wa kumpokelea.',
        },
        {
          title: 'Mpokeaji anasaini',
          text: 'Tunakuambia nani alisaini, na lini.',
        },
      ],
    },
    {
      heading: 'Inagharimu kiasi gani',
      blocks: [
        {
          paragraph:
            'Kifurushi kidogo ndani ya mji mmoja huanzia {local.shillings}, takriban {local.price}. Umbali, ukubwa au uzito, na kasi huongeza bei. Kusubiri, kupanda ngazi nyingi au kurudi mara ya pili kunaweza kuongeza gharama, lakini tunakuuliza kwanza.',
        },
        {
          paragraph: [
            'Ankara yako ni kwa shilingi za Tanzania, na hicho ndicho kiasi unachodaiwa. Kiasi cha dola ni kwa kulinganisha tu, kwa {shilling.per-dollar} kwa dola, kiwango cha takriban cha {shilling.as-of}. Tangu {2025-03-28}, bei za huduma ndani ya Tanzania lazima ziwe kwa shilingi (Tangazo la Serikali namba 198 la 2025; angalia ',
            { text: 'Benki Kuu ya Tanzania', url: 'https://www.bot.go.tz' },
            ').',
          ],
        },
        {
          paragraph: [
            'Unatuma zaidi ya vifurushi vichache kwa wiki? Uliza bei maalum kwa kila eneo, au huduma ya ',
            { text: 'kuhifadhi na kutuma oda', page: 'services/fulfillment' },
            ' ikufungie pia.',
          ],
        },
      ],
    },
    {
      heading: 'Maswali kuhusu usambazaji ndani ya Tanzania',
      groups: [
        {
          questions: [
            {
              question: 'Mtaa wangu hauna namba. Mtanipataje?',
              answer: [
                {
                  paragraph:
                    'Kwa kata yako, alama ya karibu na simu yako. Kututumia mahali ulipo (location) kwa WhatsApp ni bora kuliko anwani yoyote.',
                },
              ],
            },
            {
              question: 'Je, usambazaji nchini umejumuishwa mnaposafirisha kutoka nje?',
              answer: [
                {
                  paragraph: [
                    'Kwa ',
                    { text: 'mlango kwa mlango', page: 'services/door-to-door' },
                    ', ndiyo. Kwa usafiri hadi bandarini au uwanja wa ndege tu, unaweza kuongeza kufikishiwa au kuchukua bidhaa mwenyewe.',
                  ],
                },
              ],
            },
            {
              question: 'Ni vitu gani hambebi?',
              answer: [
                {
                  paragraph: [
                    'Fedha taslimu, wanyama hai, mafuta na chochote kingine kilicho kwenye orodha ya ',
                    { text: 'bidhaa zisizoruhusiwa', page: 'help/prohibited-items' },
                    '. Orodha hiyohiyo inatumika ndani ya Tanzania.',
                  ],
                },
              ],
            },
            {
              question: 'Mnafikisha Zanzibar?',
              answer: [
                {
                  paragraph:
                    'Ndiyo, ukiomba. Boti huongeza muda na forodha ya Zanzibar inaweza kukagua bidhaa, kwa hiyo tuulize kwanza bei na tarehe ya kufikishiwa.',
                },
              ],
            },
          ],
        },
      ],
    },
    { heading: 'Muda na bei kutoka nje ya nchi' },
    {
      heading: 'Omba bei ya kufikisha mzigo',
      text: 'Andaa anwani zote mbili na uzito.',
      actions: [{ label: 'Omba bei ya usambazaji' }, { label: 'Ona huduma zetu nyingine' }],
    },
  ],
};
