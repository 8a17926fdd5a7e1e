import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/zana-za-usafirishaji',
  english: '70b5b44a737b',
  name: 'Zana za usafirishaji',
  meta: {
    title: 'Kikokotoo cha bei ya mzigo kwa kilo | Nectarine',
    description:
      'Kokotoa bei ya kifurushi kwa kilo hadi Tanzania kutoka nchi {origins.count}, elewa uzito wa ujazo, na ufuatilie mzigo kwa namba yake.',
    keywords: [
      'kikokotoo cha bei ya mzigo',
      'uzito wa ujazo',
      'kufuatilia mzigo',
      'bei ya mzigo kwa kilo',
    ],
  },
  listing: {
    summary: 'Fuatilia mzigo, na ukadirie bei ya kifurushi kutoka nchi {origins.count}.',
  },
  sections: [
    {
      heading: 'Zana za usafirishaji',
      lead: 'Jua mzigo uko wapi, au kadiria bei ya usafiri kabla hujanunua. Zana zote mbili ni bure, na huhitaji akaunti.',
      actions: [{ label: 'Kadiria bei' }, { label: 'Fuatilia mzigo' }],
    },
    {
      heading: 'Mzigo wangu uko wapi?',
      intro:
        'Andika namba uliyopata ulipoweka nafasi, kama {tracking.example}. Timu yetu inapata ombi lako na kuangalia mzigo. Taarifa za msafirishaji zinaweza kuchukua {tracking.update} kutufikia.',
    },
    {
      heading: 'Itagharimu kiasi gani?',
      intro:
        'Chagua kifurushi kinatoka nchi gani, kisha weka uzito na vipimo vyake kikiwa kimefungwa. Hesabu inafanyika kwenye kifaa chako, na hakuna kinachotumwa.',
    },
    {
      heading: 'Jinsi uzito wa ujazo unavyofanya kazi',
      intro:
        'Kwa kawaida ndege huishiwa nafasi kabla haijawa nzito mno, kwa hiyo maboksi makubwa mepesi tunayatoza kwa nafasi yanayochukua: urefu × upana × kimo kwa sentimita, gawanya kwa {weight.divisor}, unapata kilo. Uzito unaotozwa ni ulio mkubwa kati ya huo na uzito wa mizani.',
      parcels: [
        { name: 'Raba za kukimbilia' },
        { name: 'Laptop kwenye boksi lake' },
        { name: 'Vitabu vya masomo' },
        { name: 'Duveti' },
        { name: 'Duveti hiyohiyo, iliyotolewa hewa' },
      ],
      words: {
        caption: 'Mifano: vipimo, uzito wa aina zote mbili na ule unaolipia',
        columns: ['Kifurushi', 'Vipimo kwa sm', 'Kwa ujazo', 'Kwenye mizani', 'Unaotozwa'],
        drawnSize: 'sm {length} × {width} × {height}',
        kilograms: 'kilo {weight}',
        charged: 'unaotozwa',
      },
      note: 'Jumla ni uzito unaotozwa mara bei kwa kilo ya nchi unakotoka mzigo. Kutoa hewa kwenye duveti kunapunguza bei kwa {vacuum-duvet.saved-percent}.',
    },
    {
      heading: 'Makadirio hayajumuishi nini',
      items: [
        {
          title: 'Ushuru na kodi za forodha',
          text: [
            'Mpokeaji huzilipa, isipokuwa ukichagua ',
            { abbr: 'DDP', meaning: 'Delivered Duty Paid: ushuru umelipwa kabla' },
            ' (ushuru umelipwa kabla).',
          ],
        },
        {
          title: 'Bima',
          text: [
            'Bima ya msingi hulipa hadi {cover.basic} ya thamani ya bidhaa, bima kamili hulipa thamani uliyotaja. ',
            { text: 'Kila moja ina bei yake', page: 'help/insurance-claims', fragment: 'cover' },
            ', inayotajwa kwenye bei utakayopewa au kwenye ankara ukiomba bima.',
          ],
        },
        {
          title: 'Kugomboa, kuchukuliwa na kufikishwa',
          text: 'Bei kwa kilo inalipia usafiri tu. Ada yetu ya kugomboa mzigo forodhani, kuchukuliwa na kufikishwa mlangoni kwako kila moja ina mstari wake kwenye bei utakayopewa au ankara. Mlango kwa mlango inajumuisha vyote vitatu.',
        },
        {
          title: 'Ufungaji na uangalizi maalum',
          text: 'Bei ya ufungaji wa ziada, vitu vinavyovunjika na vitu vikubwa sana inakuja ukiomba bei.',
        },
      ],
    },
    {
      heading: 'Usafiri, ushuru na kodi kwenye mfano mmoja',
      intro: [
        'Kwa meli, forodha hutoza ushuru hata kwenye gharama ya usafiri; kwa ndege kwa kawaida haitozi. Huu ni mfano mmoja wa meli, kwa viwango vya {2026-11}. Hakikisha viwango vya leo na ',
        { text: 'Mamlaka ya Mapato Tanzania (TRA)', url: 'https://www.tra.go.tz' },
        '. Gharama za bandari, ada yetu ya kugomboa na usambazaji nchini ni za ziada.',
      ],
    },
    {
      heading: 'Omba bei yako',
      text: 'Makadirio ni mwongozo tu. Ukiomba bei, mfanyakazi wetu anakagua vipimo, uzito, unakotoka na unakokwenda mzigo wako.',
      actions: [{ label: 'Omba bei' }, { label: 'Linganisha nchi' }],
    },
  ],
};
