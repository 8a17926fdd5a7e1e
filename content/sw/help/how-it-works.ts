import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/jinsi-inavyofanya-kazi',
  english: '539cb3a701ab',
  name: 'Jinsi inavyofanya kazi',
  meta: {
    title: 'Jinsi ya kusafirisha mzigo kuja Tanzania | Nectarine',
    description:
      'Kuanzia kuomba bei hadi mlangoni kwako Tanzania: unachofanya wewe, tunachofanya sisi, ankara inakuja lini na kila njia huchukua muda gani.',
    keywords: [
      'jinsi ya kusafirisha mzigo',
      'kusafirisha mzigo Tanzania',
      'jinsi ya kuagiza bidhaa nje ya nchi',
      'kugomboa mzigo forodhani',
    ],
  },
  listing: {
    summary: 'Safari nzima, kuanzia kuomba bei hadi mlangoni kwako, pamoja na muda na malipo.',
  },
  sections: [
    {
      heading: 'Jinsi mzigo wako unavyokuja Tanzania',
      lead: 'Tuambie unasafirisha nini, kutoka wapi na ukubwa wake. Tunaupokea, tunausafirisha kwa ndege au meli, tunaugomboa forodhani na kukuletea.',
      actions: [{ label: 'Omba bei' }, { label: 'Muda kutoka kila nchi' }],
      facts: [{ label: 'kwa ndege, kutoka Dubai' }, { label: 'kwa meli, kutoka nchi nyingi' }],
    },
    {
      heading: 'Kuanzia bei hadi mlangoni',
      intro:
        'Nukta iliyojazwa rangi ina maana kuna jambo unalotakiwa kufanya. Tunashughulikia mzigo baada tu ya ankara kulipwa kikamilifu.',
      words: {
        who: { you: 'Wewe', us: 'Sisi', customs: 'Forodha' },
        time: 'Muda',
        pays: 'Malipo',
        stage: 'Ufuatiliaji unaonyesha',
      },
      stops: [
        {
          title: 'Unaomba bei',
          text: [
            'Tupe vipimo, uzito, unakotoka na unakokwenda mzigo. Tunakujibu kwa bei, na kisichojumuishwa. Kabla ya kuomba, ona ',
            { text: 'vitu tusivyobeba', page: 'help/prohibited-items' },
            '.',
          ],
        },
        {
          title: 'Unaweka nafasi',
          text: [
            'Kubali bei, au weka nafasi kwenye ',
            { text: 'akaunti yako ya mteja', portal: 'getStarted' },
            ', na unapata namba ya ufuatiliaji.',
          ],
          pays: 'Ankara inakuja sasa, tukijua uzito na vipimo.',
          stage: 'Nafasi imewekwa',
        },
        {
          title: 'Bidhaa zinatufikia nje ya nchi',
          text: 'Wewe au duka mnazituma, au tunazichukua. Tunakagua na kupima uzito na vipimo. Tunaweza kuvihifadhi vifurushi na kuvituma pamoja.',
          pays: 'Kama haikuja mapema, ankara inakuja sasa.',
          stage: 'Umepokelewa',
        },
        {
          title: 'Unalipa ankara yote',
          text: 'Bidhaa zako zinaondoka ikishalipwa tu.',
          pays: 'Kwa kadi, pesa za simu, benki, au fedha taslimu kwenye ofisi zetu za hapa nchini.',
        },
        {
          title: 'Zinasafiri kwa ndege au meli',
          text: 'Tuulize ziko wapi kwa namba ya ufuatiliaji. Hatua mpya inaweza kuchukua {tracking.update} kuonekana.',
          time: 'Tangu kuondoka ofisi yetu au mshirika wetu nje ya nchi hadi kufikishwa Dar es Salaam: {air.time} kwa ndege kutoka Dubai, {sea.time} kwa meli kutoka nchi nyingi',
          stage: 'Uko safarini',
        },
        {
          title: 'Forodha inaziachia',
          text: [
            'Timu yetu inawasilisha tamko la forodha kwa ',
            { abbr: 'TRA', meaning: 'Mamlaka ya Mapato Tanzania' },
            '. Jibu haraka tukiomba hati.',
          ],
          pays: 'Ushuru na kodi, hulipwa na mpokeaji, isipokuwa kama bei uliyopewa au ankara inavijumuisha (DDP).',
          stage: 'Uko forodhani',
        },
        {
          title: 'Zinafika mlangoni kwako',
          text: 'Dereva anapiga simu kwanza. Fungua boksi siku linapofika: madai ndani ya {claims.deadline} tangu kupokea, kurudisha ndani ya {returns.deadline}.',
          time: 'Nje ya Dar es Salaam, ongeza {standard.local} kwenye muda wa ndege au meli; kwa huduma ya haraka zaidi, siku hiyohiyo kwenye baadhi ya miji, siku inayofuata kwa mikoa ya karibu',
          stage: 'Unaletwa kwako',
        },
      ],
      cases: { label: 'Unapata ankara lini: hali mbili zikilinganishwa' },
    },
    {
      heading: 'Njia tatu za kuanza',
      items: [
        {
          title: 'Unanunua, tunasafirisha',
          text: [
            'Agiza kwenye duka la nje ya nchi, bidhaa zitumwe kwenye anwani yetu ya huko. Tunakuletea. Ona ',
            { text: 'Nunua mtandaoni', page: 'services/online-purchase' },
            '.',
          ],
        },
        {
          title: 'Tunakununulia',
          text: [
            'Huna kadi, au duka linaikataa? Tutumie kiungo, tutakuagizia, kwa ada ndogo ya huduma. Ona ',
            { text: 'Ninunulie', page: 'services/buy-for-me' },
            '.',
          ],
        },
        {
          title: 'Tunachukua kwa mtumaji',
          text: [
            'Tunachukua bidhaa kwa muuzaji, kwa rafiki au nyumbani kwako nje ya nchi, na kukuletea mlangoni ndani ya {door-to-door.time}. Ona ',
            { text: 'Mlango kwa mlango', page: 'services/door-to-door' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Unalipa nini, na lini',
      blocks: [
        {
          paragraph:
            'Boksi kubwa jepesi tunalitoza kwa ukubwa, na zito kwa uzito. Bei kwa kilo inalipia usafiri tu. Kugomboa mzigo forodhani kumejumuishwa kwenye mlango kwa mlango; kwa huduma nyingine yoyote kuna mstari wake kwenye bei utakayopewa au ankara.',
        },
        {
          paragraph: [
            'Ushuru wa forodha kwa kawaida haumo kwenye bei. Mpokeaji huulipa, isipokuwa ukichagua ',
            { abbr: 'DDP', meaning: 'Delivered Duty Paid: ushuru umelipwa kabla' },
            ' nasi tukauweka kwenye bei yetu.',
          ],
        },
        {
          paragraph: [
            'Muda ni makadirio, na unaweza kubadilika kutokana na forodha na usambazaji nchini. Muda wa ndege na meli unahesabiwa tangu siku mzigo unapoondoka ofisi yetu au mshirika wetu nje ya nchi hadi kufikishwa Dar es Salaam. Muda hutofautiana kwa kila nchi: ona ',
            { text: 'njia za usafirishaji', page: 'shipping-routes' },
            '. Njia zote za kulipa ziko kwenye ',
            { text: 'sera ya malipo', page: 'help/payment-policy' },
            ', na maelezo ya kina kwenye ',
            { text: 'masharti (Kiingereza)', page: 'help/terms' },
            '.',
          ],
        },
      ],
      actions: [{ label: 'Omba bei' }, { label: 'Kadiria gharama' }],
    },
  ],
};
