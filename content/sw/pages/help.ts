import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'msaada',
  english: '054e085e157c',
  name: 'Kituo cha msaada',
  meta: {
    title: 'Kituo cha msaada: mizigo ya Tanzania | Nectarine',
    description:
      'Majibu kuhusu kuleta mizigo Tanzania: kufuatilia, malipo, forodha, madai na kurudisha bidhaa. Tafuta saa yoyote, au tuachie ujumbe saa 24, siku zote.',
    keywords: [
      'kituo cha msaada Nectarine',
      'msaada wa mizigo Tanzania',
      'msaada wa kifurushi',
      'msaada saa 24',
    ],
  },
  sections: [
    {
      heading: 'Tukusaidie nini?',
      lead: [
        'Tafuta, chagua mada au tuulize. Je, mzigo wako umezuiliwa forodhani, umechelewa au umeharibika, au ushuru hauonekani sahihi? Soma ',
        { text: 'matatizo ya mzigo', page: 'help/shipment-problems' },
        '.',
      ],
    },
    {
      heading: 'Tafuta kwenye kurasa za msaada',
      intro:
        'Andika neno moja au mawili, kama "forodha", "kurudishiwa fedha" au "betri". Utafutaji unafanya kazi saa yoyote.',
    },
    {
      heading: 'Viungo vya haraka',
      tabs: [
        {
          title: 'Usafirishaji',
          links: [
            { label: 'Fuatilia mzigo' },
            { label: 'Muda kutoka kila nchi' },
            { label: 'Matatizo ya mzigo' },
            { label: 'Maswali kuhusu muda wa kufika' },
          ],
        },
        {
          title: 'Malipo',
          links: [
            { label: 'Jinsi na wakati wa kulipa' },
            { label: 'Maswali kuhusu bei na malipo' },
          ],
        },
        {
          title: 'Akaunti',
          links: [
            { label: 'Jinsi ya kuagiza na kupokea bidhaa' },
            { label: 'Nahitaji akaunti?' },
            { label: 'Fungua akaunti ya mteja' },
          ],
        },
      ],
    },
    {
      heading: 'Mada zinazoulizwa zaidi',
      items: [
        {
          text: 'Majibu mafupi kuhusu bei, muda, malipo na forodha.',
          link: { label: 'Maswali ya mara kwa mara' },
        },
        {
          text: 'Miongozo ya hatua kwa hatua ya kuagiza, kufuatilia na kupokea.',
          link: { label: 'Miongozo' },
        },
        {
          text: 'Tuambie kuhusu kifurushi kilichochelewa, kilichopotea au kinachoelekea anwani isiyo sahihi. Timu ya msaada hupitia taarifa ndani ya {support.review} katika siku za kazi.',
          link: { label: 'Ripoti tatizo' },
        },
        {
          text: 'Jua mzigo uko wapi, au kusafirisha kifurushi kutagharimu kiasi gani.',
          link: { label: 'Zana za usafirishaji' },
        },
        {
          text: 'Viwango viwili vya bima, na jinsi ya kudai ndani ya {claims.deadline} tangu kupokea.',
          link: { label: 'Bima na madai' },
        },
        {
          text: 'Aina tisa za bidhaa tusizobeba, na nyingine zinazohitaji kibali.',
          link: { label: 'Bidhaa zisizoruhusiwa' },
        },
        {
          text: 'Kurudisha bidhaa: anza ndani ya {returns.deadline} tangu kufikishiwa.',
          link: { label: 'Sera ya kurudisha bidhaa' },
        },
      ],
    },
    {
      heading: 'Hujapata jibu? Tuulize',
      text: 'Kama ni kuhusu kifurushi, uwe na namba yako ya ufuatiliaji. Unaweza kuacha ujumbe saa 24, siku zote. Tunajibu Jumatatu hadi Ijumaa, {office.hours}.',
      actions: [{ label: 'Wasiliana na msaada' }],
    },
  ],
};
