import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/sera-ya-malipo',
  english: '320253c11559',
  name: 'Sera ya malipo',
  meta: {
    title: 'Sera ya malipo: unalipa vipi na lini | Nectarine',
    description:
      'Lipia mzigo wa kuja Tanzania kwa kadi, M-Pesa, Tigo Pesa, Airtel Money, benki au PayPal. Malipo yanatakiwa lini na bei unayopewa inajumuisha nini.',
    keywords: [
      'sera ya malipo',
      'kulipia mzigo kwa M-Pesa',
      'kulipa kwa benki',
      'kulipa ushuru wa forodha',
    ],
  },
  listing: {
    summary:
      'Jinsi ya kulipa, malipo yanatakiwa lini, bei inajumuisha nini na fedha hurudishwa vipi.',
  },
  sections: [
    {
      heading: 'Sera ya malipo',
      lead: 'Tunashughulikia mzigo baada tu ya ankara kulipwa kikamilifu. Hapa utaona ankara inakuja lini, unaweza kuilipa vipi na inajumuisha nini.',
    },
    {
      parts: [
        {
          heading: 'Njia za kulipa',
          blocks: [
            {
              table: {
                caption: 'Njia za malipo tunazokubali, na la kujua kuhusu kila moja',
                columns: ['Njia', 'La kujua'],
                rows: [
                  [
                    'Kadi za benki (debit na credit)',
                    'Benki yako inaweza kukuomba uthibitishe malipo.',
                  ],
                  [
                    'M-Pesa, Tigo Pesa, Airtel Money',
                    'Tumia namba ya ankara kama kumbukumbu namba ya malipo. Kikomo cha siku cha mtandao wako kinatumika. Tigo Pesa inaitwa Mixx by Yas tangu {2024-11}.',
                  ],
                  [
                    'Uhamisho wa benki',
                    'Namba ya akaunti iko kwenye ankara. Fedha kutoka nje ya nchi zinaweza kuchukua siku chache.',
                  ],
                  ['PayPal', 'Ukiomba. Tunakutumia ombi la malipo kwa barua pepe.'],
                  ['Fedha taslimu', 'Kwenye ofisi zetu za hapa nchini tu. Dai stakabadhi ya EFD.'],
                  [
                    'Kulipa kwa mkopo',
                    'Kwa wateja wa biashara waliokubaliwa, kwa makubaliano ya maandishi.',
                  ],
                ],
              },
            },
            {
              paragraph:
                'Tafadhali usitume fedha taslimu ndani ya kifurushi, na usimpe kamwe dereva fedha taslimu wala taarifa za kadi. Wafanyakazi wetu hawatakuomba kamwe PIN au nenosiri lako.',
            },
            {
              note: [
                'Ukipata ujumbe unaokuomba ulipe kwenye namba au akaunti mpya, usilipe. ',
                { text: 'Tupigie', channel: 'phone' },
                ' kwa namba iliyo kwenye tovuti hii uhakikishe.',
              ],
            },
          ],
        },
        {
          heading: 'Malipo yanatakiwa lini',
          blocks: [
            {
              list: [
                [
                  { strong: 'Tukijua uzito na vipimo: ' },
                  'ankara inakuja unapoweka nafasi. Tunashika nafasi ya mzigo ankara ikishalipwa yote.',
                ],
                [
                  { strong: 'Tukipima bidhaa kwanza ' },
                  '(Nunua mtandaoni, Ninunulie, Mlango kwa mlango): ankara inakuja tukishazipokea na kupima uzito na vipimo. Zinaondoka ikishalipwa yote.',
                ],
                [
                  { strong: 'Ninunulie: ' },
                  'unalipia bidhaa na ada ya huduma kabla hatujanunua, na usafiri tukishapima boksi lililofungwa.',
                ],
              ],
            },
            {
              paragraph: [
                'Malipo ya simu na kadi kwa kawaida hufika papo hapo. Malipo ya benki yanahesabika fedha zikishaingia kwenye akaunti yetu. Malipo ya sehemu tu hayashikilii nafasi yako wala bei yako. Kwa mpangilio wote, ona ',
                {
                  text: 'Unapata ankara lini',
                  page: 'help/how-it-works',
                  fragment: 'stages',
                },
                '.',
              ],
            },
            {
              paragraph: [
                'Ukilipa Tanzania, dai stakabadhi ya mashine yetu ya kielektroniki (EFD). Kisheria, muuzaji lazima aitoe na mnunuzi lazima aidai. Kujua kanuni, ona ',
                { text: 'Mamlaka ya Mapato Tanzania (TRA)', url: 'https://www.tra.go.tz' },
                '.',
              ],
            },
            {
              paragraph:
                'Wateja wa biashara waliokubaliwa hulipa kufikia tarehe iliyo kwenye makubaliano yao ya mkopo. Kama kuna deni lililopita tarehe, mizigo mipya husubiri hadi lilipwe.',
            },
          ],
        },
        {
          heading: 'Bei inajumuisha nini',
          blocks: [
            {
              paragraph:
                'Bei tunayokupa inategemea vipimo, uzito, unakotoka na unakokwenda mzigo kama ulivyotuambia, pamoja na kasi ya usafiri na uangalizi maalum. Tunapima vipimo na uzito bidhaa zinapotufikia. Vikitofautiana na vya kwenye ankara, tunairekebisha, juu au chini, kabla bidhaa hazijaondoka.',
            },
            {
              paragraph: [
                'Bei kwa kilo inalipia usafiri tu. Vingine vyote vina mstari wake kwenye ankara: kugomboa mzigo forodhani, kuchukuliwa na kufikishwa (mlango kwa mlango inajumuisha vyote vitatu), ada ya huduma ya Ninunulie, ufungaji wa ziada, bima, na uhifadhi baada ya ',
                { text: 'siku za bure', page: 'services/warehousing', fragment: 'free-days' },
                '. Pale kodi ya ongezeko la thamani (VAT) inapotozwa kwenye huduma yetu, bei unayoiona inaijumuisha, na stakabadhi ya EFD inaonyesha ni kiasi gani.',
              ],
            },
          ],
        },
        {
          heading: 'Ushuru na kodi za forodha',
          blocks: [
            {
              paragraph: [
                'Ushuru wa forodha na kodi za uagizaji kwa kawaida hazimo kwenye bei. Hupangwa na ',
                { abbr: 'TRA', meaning: 'Mamlaka ya Mapato Tanzania' },
                ' bidhaa zinapofika, na mpokeaji ndiye hulipa. Ni pale tu unapochagua ',
                { abbr: 'DDP', meaning: 'Delivered Duty Paid: ushuru umelipwa kabla' },
                ' (ushuru umelipwa kabla) ndipo tunaziweka kwenye bei yetu. Hapo zinakuwa kwenye ankara yetu, na mpokeaji hadaiwi chochote na forodha.',
              ],
            },
            {
              paragraph:
                'Tunaweza kukuambia mapema ushuru huenda ukawa kiasi gani. Forodha ndiyo inayoamua kiasi cha mwisho, na huachia bidhaa ukishalipwa. Wakati ushuru haujalipwa, mpokeaji hulipa uhifadhi; wakati hati inakosekana, aliyeweka nafasi ndiye hulipa.',
            },
          ],
        },
        {
          heading: 'Sarafu na ada za benki',
          blocks: [
            {
              paragraph: [
                'Tangu {2025-03-28}, bei za bidhaa na huduma ndani ya Tanzania lazima zitajwe na kulipwa kwa shilingi za Tanzania (Tangazo la Serikali Na. 198 la 2025; ona ',
                { text: 'Benki Kuu ya Tanzania', url: 'https://www.bot.go.tz' },
                '). Kwa hiyo ankara za usambazaji nchini, uanachama na huduma zetu nyingine ndani ya Tanzania ni kwa shilingi. Pale tovuti hii inapoonyesha bei ya dola kwa usambazaji nchini, unadaiwa kiasi cha shilingi kilicho kwenye ankara.',
              ],
            },
            {
              paragraph:
                'Bei za usafiri wa kimataifa tunazitangaza kwa pauni za Uingereza kutoka Uingereza, kwa yuro kutoka Ufaransa, Ujerumani na Uholanzi, na kwa dola za Marekani kutoka nchi zetu nyingine. Ankara yako inasema sarafu na kiasi. Kama kinabadilishwa, tuulize tunatumia kiwango cha siku gani. Makadirio ya shilingi kwenye tovuti hii yanatumia {shilling.per-dollar} kwa dola, kiwango kilichokadiriwa cha {shilling.as-of}. Gharama za benki yako, za aliyetoa kadi au za mtandao wako wa simu unazilipa wewe.',
            },
          ],
        },
        {
          heading: 'Kughairi na kurudishiwa fedha',
          blocks: [
            {
              list: [
                'Ukighairi kabla hatujaweka nafasi wala kununua chochote: unarudishiwa fedha zote.',
                'Ukighairi baadaye: tunarudisha ambacho hatujatumia. Hatuwezi kurudisha fedha za usafiri uliokwisha kuwekewa nafasi, za bidhaa zilizokwisha kununuliwa wala za ushuru uliokwisha kulipwa. Muuzaji akiturudishia fedha, nasi tunakurudishia.',
                'Umelipa mara mbili au zaidi ya kiasi: unarudishiwa tofauti, au ukipenda unaiacha kwetu kama salio lako.',
                'Bidhaa tusizoweza kubeba: tunarudisha gharama ya usafiri, tukitoa gharama za uhifadhi na kurudisha.',
              ],
            },
            {
              paragraph: [
                'Tunakurudishia kwa njia uliyolipia. Tukikubali kukurudishia, tunakupa tarehe yake. Muda wa fedha kufika baada ya hapo unategemea benki au mtandao wako. Upotevu na uharibifu hushughulikiwa kama madai, yenye ',
                { text: 'utaratibu na muda wake', page: 'help/insurance-claims' },
                '. Kama malipo fulani hayaonekani sahihi, tuambie kabla ya kuomba benki yako iyarudishe. Mara nyingi tatizo huisha kwa kupitia ankara pamoja.',
              ],
            },
          ],
        },
        {
          heading: 'Maswali kuhusu ankara',
          blocks: [
            {
              paragraph: [
                'Uwe na namba ya ankara, kisha ',
                { text: 'wasiliana nasi', page: 'contact' },
                '. Kama biashara yako inasafirisha mara kwa mara, unaweza kuomba kulipa kwa mkopo kwa njia hiyohiyo.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
