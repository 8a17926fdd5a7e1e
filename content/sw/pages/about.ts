import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'kuhusu-sisi',
  english: '3d6a3268eee2',
  name: 'Nectarine ni nini',
  meta: {
    title: 'Nectarine ni nini: jinsi tunavyoleta mizigo Tanzania',
    description:
      'Nectarine ni kampuni ya mizigo ya Dar es Salaam. Tunanunua, tunachukua, tunasafirisha na kugomboa bidhaa kutoka nchi {origins.count} hadi mlangoni kwako.',
    keywords: ['kuhusu Nectarine', 'kampuni ya mizigo Tanzania', 'kusafirisha mzigo Tanzania'],
  },
  sections: [
    {
      heading: 'Kutoka duka la nje ya nchi hadi mlangoni kwako',
      lead: 'Nectarine ni kampuni ya mizigo na vifurushi yenye makao Dar es Salaam. Tunaleta bidhaa kutoka nchi {origins.count} hadi kwenye nyumba, maduka na viwanda vya Tanzania, na timu moja inazisimamia tangu kuchukuliwa hadi kufikishwa.',
      actions: [{ label: 'Omba bei' }, { label: 'Ona jinsi inavyofanya kazi' }],
      facts: [
        { label: 'wateja' },
        { label: 'nchi tunakotoa mizigo' },
        { label: 'ofisi' },
        { label: 'kufika Tanzania, kwa ndege kutoka Uingereza' },
      ],
    },
    {
      heading: 'Tunafanya nini',
      intro:
        'Kuagiza bidhaa kwa kawaida huhitaji kampuni nne. Tunafanya kazi zote nne, na unaweza kutuomba moja tu.',
      items: [
        {
          title: 'Kununua',
          text: [
            'Maduka mengi ya nje ya nchi hukataa kadi za Tanzania au hayatumi huku. ',
            { text: 'Tunaweka oda kwa niaba yako', page: 'services/buy-for-me' },
            ', au tunakupa ',
            { text: 'anwani ya nje ya nchi ya kununulia', page: 'services/online-purchase' },
            '.',
          ],
        },
        {
          title: 'Kusafirisha',
          text: [
            'Tunachukua kwa mtumaji na kuweka nafasi ya mzigo. ',
            {
              text: 'Ndege huchukua {air.time} kutoka Dubai, meli {sea.time} kutoka nchi nyingi',
              page: 'services/sea-air-freight',
            },
            '. Kwa kila mzigo unachagua ndege au meli.',
          ],
        },
        {
          title: 'Kugomboa',
          text: [
            { text: 'Dawati letu la forodha', page: 'services/customs-brokerage' },
            ' hukagua ankara kabla bidhaa hazijaondoka, huandaa tamko la forodha na kukadiria kodi.',
          ],
        },
        {
          title: 'Kufikisha',
          text: [
            'Kutoka kwenye maghala yetu ya Dar es Salaam, Arusha na Mwanza ',
            { text: 'tunafikisha ndani ya Tanzania', page: 'services/local-delivery' },
            ', siku hiyohiyo kwenye baadhi ya miji na siku inayofuata kwa mikoa ya karibu.',
          ],
        },
      ],
    },
    {
      heading: 'Tulikotoka',
      blocks: [
        {
          paragraph:
            'Nectarine ilianza kutokana na swali ambalo kila Mtanzania mwenye ndugu nje ya nchi amelisikia: "Una nafasi kwenye sanduku lako?" Uliweza kulipia simu ya London au kipuri cha pampu cha Guangzhou kwa dakika chache. Kisha vilisubiri wiki kadhaa hadi apatikane ndugu mwenye nafasi kwenye mizigo yake.',
        },
        {
          paragraph:
            'Kampuni za mizigo zilitaka makontena yaliyojaa, si boksi moja. Kampuni za vifurushi zilichukua boksi, mara nyingi kwa gharama sawa na ya vilivyomo, na kukuachia forodha. Kwa hiyo tulianza kukusanya mizigo midogo kwenye anwani moja, kuisafirisha pamoja kwa ndege na kuigomboa wenyewe. Wateja hugawana nafasi na gharama, na wana namba moja ya kupiga.',
        },
        {
          paragraph:
            'Bado tunafanya kazi hivyo. Huduma inayomwezesha mwanafunzi kuagiza kompyuta sasa hubeba bidhaa za maduka ya dawa, vipuri vya mashine za kusaga na mashine za karakana, kutoka nchi {origins.count}.',
        },
      ],
    },
    {
      heading: 'Tulipo',
      map: 'Ramani: ofisi {count} nje ya nchi, kila moja na njia yake hadi Dar es Salaam',
      items: [
        { name: 'Dar es Salaam', detail: 'Makao makuu, dawati la forodha na ghala kuu' },
        { name: 'California', detail: 'Inapokea vifurushi kutoka maduka ya Marekani yote' },
        { name: 'Milton Keynes', detail: 'Inapokea vifurushi kutoka Uingereza' },
        {
          name: 'Dubai',
          detail: 'Inakusanya mizigo kwenye maduka na maeneo huru ya Falme za Kiarabu',
        },
        {
          name: 'Guangzhou',
          detail: 'Inakusanya na kukagua bidhaa za wauzaji wa China',
        },
      ],
      note: [
        'Tunasafirisha pia kutoka Kanada, Korea Kusini, Hong Kong, Ufaransa, Ujerumani na Uholanzi. Muda na bei za nchi zote {origins.count} ziko kwenye ',
        { text: 'ukurasa wa njia za usafirishaji', page: 'shipping-routes' },
        '. Ofisi zetu hufunguliwa Jumatatu hadi Ijumaa, {office.hours}. Ona pia ',
        { text: 'kwa nini waagizaji hutuchagua', page: 'about/why-choose-us' },
        ', ',
        { text: 'ukurasa wa vyombo vya habari', page: 'press' },
        ' na ',
        { text: 'ajira kwetu', page: 'careers' },
        '.',
      ],
    },
    {
      heading: 'Dira na dhamira',
      items: [
        {
          title: 'Dira yetu',
          text: 'Tanzania ambapo karakana ya Mbeya inapata kipuri chake kwa uhakika sawa na ya Manchester.',
        },
        {
          title: 'Dhamira yetu',
          text: 'Kufanya uagizaji uwe rahisi kiasi kwamba huhitaji kuwa na rafiki kwenye biashara hiyo. Unaweza kukagua bei mwenyewe, na timu inayozungumza na msafirishaji na forodha ndiyo inayozungumza nawe.',
        },
      ],
    },
    {
      heading: 'Ahadi yetu',
      items: [
        {
          title: 'Bei unazoweza kukagua',
          text: 'Bei zetu za ndege na kanuni ya uzito ziko wazi kwa wote. Unaweza kukokotoa usafiri wa ndege kabla ya kutuuliza.',
        },
        {
          title: 'Kodi zinaonyeshwa kando',
          text: 'Ushuru na kodi si sehemu ya bei ya usafiri. Unaziona kwenye ankara ya mamlaka ya mapato au, ukichagua DDP (ushuru umelipwa kabla), kwenye ankara yetu.',
        },
        {
          title: 'Taarifa mapema za ucheleweshaji',
          text: 'Ndege ikichelewa au forodha ikiuliza swali, tunakuambia, na kusema nini kinafuata.',
        },
        {
          title: 'Ushauri kabla hujalipa',
          text: 'Kama kitu hakiwezi kusafirishwa, au kuna njia nafuu zaidi, tunasema kabla hujalipa.',
        },
      ],
    },
    {
      heading: 'Ungependa kuleta nini?',
      text: 'Tuambie vipimo, uzito, unakotoka mzigo na mji wako. Tutakujibu kwa bei, muda wa kufika na orodha ya nyaraka unazohitaji.',
      actions: [{ label: 'Omba bei' }, { label: 'Zungumza nasi' }],
    },
  ],
};
