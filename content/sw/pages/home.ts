import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: '',
  english: '1f0e98ec6109',
  name: 'Mwanzo',
  meta: {
    title: 'Mzigo hadi Tanzania kwa {uk.days} | Nectarine',
    description:
      'Safirisha mizigo kutoka China, Dubai, Marekani na Uingereza hadi Tanzania kwa {delivery.time}: ndege, meli, forodha na kufikishiwa. Okoa hadi 60%.',
    keywords: [
      'kusafirisha mzigo kutoka China',
      'bei ya mzigo kwa kilo',
      'wakala wa forodha Dar es Salaam',
      'kampuni ya kusafirisha mizigo Tanzania',
    ],
  },
  sections: [
    {
      heading: 'Mzigo hadi Tanzania kwa {uk.days}',
      lead: 'Nunua kutoka nchi {origins.count}. Tunagomboa forodhani na kukufikishia mlangoni.',
      actions: [{ label: 'Omba bei BURE' }, { label: 'Fuatilia mzigo' }],
      times: {
        text: 'Muda wetu wa ndege kutoka {origin} ni {time}. Unanunua kwingine?',
      },
      price: {
        countries: 'Nchi zenye bei',
        origin: 'Kutoka',
        weight: 'Kilo',
        goods: 'Ni nini?',
        anything: 'Kitu kingine',
        submit: 'Onyesha bei',
        time: 'Kwa ndege',
        freight: 'Usafiri wa ndege, kilo {weight}',
        about: 'takriban TZS {amount}',
        parcel: 'Kwenye boksi la hadi lita {litres}',
        goodsFrom: '{goods}, kutoka {origin}',
        total: 'Hadi mlangoni kwako na ushuru na VAT, takriban',
        includes:
          'Bidhaa {price}, ndege, ushuru na kodi za forodha na kufikisha kuanzia {delivery}; bila ada yetu ya kugomboa',
        extra: 'Usafiri peke yake. Kuongeza ushuru na VAT, chagua ni nini.',
        valid: 'Bei ni ya tangu {date}. Boksi kubwa zaidi hugharimu zaidi.',
        stamp: 'Makadirio',
        quote: 'Omba bei',
        copyText: 'Nakili kama maandishi',
        textCopied: 'Maandishi yamenakiliwa',
        copyFailed: 'Kivinjari chako hakikuruhusu kunakili.',
      },
      statistics: [
        { value: '10,000+', label: 'wateja', basis: 'watu binafsi na biashara' },
        {
          value: 'Hadi 60%',
          label: 'unaokoa kwenye usafiri',
          basis: 'vifurushi vingi vinaposafiri pamoja',
        },
        {
          label: 'nchi za kununua',
          basis: 'kila moja na bei yake kwa kilo mtandaoni',
        },
      ],
      promo: 'Tunafunga bure tukiunganisha oda zako. Vizuia mshtuko na makreti hulipiwa.',
    },
    {
      heading: 'Inaruhusiwa?',
      text: [
        'Masharti na gharama kwa ',
        { text: 'simu', page: 'goods/smartphones' },
        ', ',
        { text: 'laptop', page: 'goods/laptops' },
        ', ',
        { text: 'manukato', page: 'goods/perfume' },
        ', ',
        { text: 'nguo', page: 'goods/clothes' },
        ', ',
        { text: 'magari', page: 'goods/cars' },
        ' na ',
        { text: 'bidhaa zote', page: 'goods' },
        '.',
      ],
    },
    {
      heading: 'Tunafanya nini',
      cards: [
        {
          title: 'Nunua mtandaoni',
          description:
            'Tuma oda yako kwenye anwani yetu nje ya nchi. Tunaikagua, tunaifunga na kukuletea.',
          badge: 'Inatumika zaidi',
          savings: 'Okoa 40%',
          basis: 'kwa oda kadhaa pamoja',
          features: ['USA, UK, Dubai au China', 'Oda zako kwenye boksi moja'],
          link: { label: 'Ona kununua mtandaoni' },
        },
        {
          title: 'Mlango kwa mlango',
          description: 'Tunachukua kwenye anwani ya mtumaji na kufikisha kwako.',
          badge: 'Huduma kamili',
          savings: 'kuanzia {door-to-door.price}',
          features: ['{door-to-door.time}', 'Kugomboa forodhani kumejumuishwa'],
          link: { label: 'Ona mlango kwa mlango' },
        },
        {
          title: 'Usambazaji nchini',
          description:
            'Kutoka anwani moja Tanzania hadi nyingine, kwa kifurushi au gari zima la mzigo.',
          badge: 'Haraka',
          savings: 'kuanzia {local.price}',
          features: [
            'Siku hiyohiyo kwenye baadhi ya miji',
            'Takriban {local.shillings}, unalipa kwa shilingi',
          ],
          link: { label: 'Ona maeneo tunayofika' },
        },
        {
          title: 'Meli na ndege',
          description:
            'Ndege kwa mzigo wa haraka, meli kwa mzigo mzito. Tunakupa bei zote mbili na kukuambia iliyo nafuu.',
          badge: 'Bei nafuu',
          savings: 'Okoa 70%',
          basis: 'kwa meli badala ya ndege',
          features: ['Ndege kwa {air.time}', 'Meli kwa {sea.time}'],
          link: { label: 'Linganisha meli na ndege' },
        },
      ],
    },
    {
      heading: 'Kwa nini utuchague',
      items: [
        {
          title: 'Anwani nje ya nchi',
          text: 'Marekani, Uingereza, Dubai na China.',
        },
        {
          title: 'Bei unayoweza kuihakiki',
          text: 'Bei zetu na kanuni ya uzito ziko wazi.',
        },
        {
          title: 'Unalipia maboksi machache',
          text: 'Oda zako zote kwenye boksi moja.',
        },
        {
          title: 'Tunagomboa sisi wenyewe',
          text: 'Timu moja husafirisha na kugomboa.',
        },
        {
          title: 'Bima ya bidhaa zako',
          text: 'Ongeza: hadi {cover.basic}, au thamani uliyotaja.',
        },
        {
          title: 'Kufikisha ndani ya Tanzania',
          text: 'Miji yote mikubwa na mingi ya midogo.',
        },
      ],
    },
    {
      heading: 'Mifano ya maoni',
      items: [
        {
          quote:
            'Niliagiza kwenye maduka manne kwa wiki. Vyote vilikuja katoni moja, nafuu kuliko vifurushi viwili mwaka jana.',
          author: 'Neema M.',
          role: 'Mnunuzi wa mtandaoni',
          location: 'Arusha',
          initial: 'N',
        },
        {
          quote:
            'Waliniambia nisafirishe sampuli tu kwa ndege na vigae kwa meli. Nilichookoa kililipia forodha.',
          author: 'Joseph K.',
          role: 'Mkandarasi wa ujenzi',
          location: 'Dodoma',
          initial: 'J',
        },
        {
          quote:
            'Forodha ilichukua siku mbili zaidi ya nilivyotarajia, lakini nilipigiwa simu siku zote mbili.',
          author: 'Asha R.',
          role: 'Mmiliki wa duka la vifaa vya umeme',
          location: 'Dar es Salaam',
          initial: 'A',
        },
      ],
    },
    {
      heading: 'Rekodi yetu',
      items: [
        { value: '10K+', label: 'wateja', basis: 'watu binafsi na biashara' },
        { value: '50K+', label: 'mizigo', basis: 'midogo na mikubwa' },
        {
          label: 'nchi',
          basis: '{origins.count} zenye bei mtandaoni, nyingine kwa kuomba',
        },
        {
          label: 'kwa wakati',
          basis: 'ndege na meli, ndani ya makadirio ya awali',
        },
      ],
    },
    {
      heading: 'Njia maarufu',
      note: [
        'Muda ni makadirio: forodha na usambazaji huubadilisha. ',
        { text: 'Maana ya muda na bei hizi', page: 'shipping-routes', fragment: 'meaning' },
        '.',
      ],
    },
    {
      heading: 'Inavyofanya kazi',
      items: [
        {
          title: 'Omba bei',
          text: 'Tuambie ni nini, kiko wapi, uzito na vipimo. Unapata bei.',
        },
        {
          title: 'Tunasafirisha',
          text: 'Tunapima na kufunga. Ukishalipa yote, tunasafirisha na kugomboa forodhani.',
        },
        {
          title: 'Unafikishiwa mlangoni',
          text: 'Tunapiga simu kabla gari halijaondoka. Kagua kifurushi kabla ya kusaini.',
        },
      ],
      actions: [{ label: 'Ona kila hatua kwa undani' }],
    },
    {
      heading: 'Maoni ya wateja',
      items: [
        {
          quote:
            'Maboksi ya dada yangu yalichukuliwa Leeds siku ya Jumanne. Niliyafungua Jumatano ya wiki iliyofuata.',
          author: 'Grace L.',
          role: 'Mteja wa mlango kwa mlango',
          location: 'Mwanza',
          initial: 'G',
        },
        {
          quote:
            'Muuzaji hakujua Kiingereza na mimi sikujua Kichina. Ofisi ya Guangzhou ilimaliza kila kitu kabla ya kupakia.',
          author: 'Salim S.',
          role: 'Mfanyabiashara wa nguo',
          location: 'Dar es Salaam',
          initial: 'S',
        },
        {
          quote:
            'Ankara ilikuwa sawasawa na kikokotoo. Sijawahi kuona hivyo kwenye usafirishaji wa mizigo.',
          author: 'Fatma H.',
          role: 'Mnunuzi wa mtandaoni',
          location: 'Tanga',
          initial: 'F',
        },
        {
          quote:
            'Kliniki yetu ilihitaji kipuri cha printa haraka. Kilichukua siku sita kutoka Frankfurt hadi kwetu.',
          author: 'Daniel P.',
          role: 'Meneja wa kliniki',
          location: 'Mbeya',
          initial: 'D',
        },
        {
          quote:
            'Katoni moja ilifika ikiwa imebonyea. Nilituma picha, wakalipa dai wiki iliyofuata.',
          author: 'Rehema T.',
          role: 'Mmiliki wa biashara ndogo',
          location: 'Morogoro',
          initial: 'R',
        },
      ],
    },
    {
      heading: 'Zana za usafirishaji',
      trackingTab: 'Fuatilia mzigo',
      calculatorTab: 'Kikokotoo cha bei',
    },
    {
      heading: 'Wasiliana nasi',
      messageHeading: 'Tutumie ujumbe',
      newsletterHeading: 'Jiunge na jarida letu',
      newsletterText:
        'Bei, tarehe za meli na siku tutakazofunga, mara moja kwa mwezi. Hatumpi mtu mwingine anwani yako.',
    },
  ],
};
