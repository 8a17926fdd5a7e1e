import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: '',
  english: '81ad5b9e2186',
  name: 'Mwanzo',
  meta: {
    title: 'Kusafirisha mizigo hadi Tanzania kwa {uk.days} | Nectarine',
    description:
      'Mizigo hadi Tanzania kwa {delivery.time} kwa ndege kutoka Uingereza, na kutoka China, Dubai na Marekani. Meli, forodha na kufikishiwa. Okoa hadi 60%.',
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
        text: 'Ndege kutoka {origin}: {time}. Nchi nyingine?',
      },
      price: {
        countries: 'Nchi zenye bei',
        origin: 'Kutoka',
        weight: 'Kilo',
        goods: 'Ni bidhaa gani?',
        anything: 'Bidhaa yoyote',
        submit: 'Onyesha bei',
        time: 'Kwa ndege',
        freight: 'Usafiri wa ndege, kilo {weight}',
        about: 'takriban TZS {amount}',
        parcel: 'Kwenye boksi la hadi lita {litres}',
        goodsFrom: '{goods}, kutoka {origin}',
        total: 'Hadi mlangoni kwako pamoja na ushuru na VAT, takriban',
        includes:
          'Bidhaa {price}, usafiri, ushuru na kodi, na kukufikishia kuanzia {delivery}; bila kugomboa, gharama za uwanjani na vibali',
        extra: 'Huu ni usafiri peke yake. Ili kuongeza ushuru na VAT, chagua bidhaa.',
        valid: 'Bei hizi zinatumika tangu {date}. Boksi kubwa zaidi hugharimu zaidi.',
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
          basis: 'vifurushi vidogo pamoja',
        },
        {
          label: 'nchi za kununulia',
          basis: 'bei ya kilo ipo mtandaoni',
        },
      ],
      promo: 'Tunafunga bure tukiunganisha oda zako. Vizuia mshtuko na makreti hulipiwa zaidi.',
    },
    {
      heading: 'Naweza kuisafirisha?',
      text: [
        'Pia ',
        { text: 'manukato', page: 'goods/perfume' },
        ', ',
        { text: 'nguo', page: 'goods/clothes' },
        ', ',
        { text: 'magari', page: 'goods/cars' },
        ' au ',
        { text: 'bidhaa zote', page: 'goods' },
        '.',
      ],
    },
    {
      heading: 'Huduma zetu',
      cards: [
        {
          title: 'Nunua mtandaoni',
          description:
            'Tuma oda kwenye anwani yetu nje ya nchi. Tunaikagua, tunaifunga na kukuletea.',
          badge: 'Inatumika zaidi',
          savings: 'Okoa 40%',
          basis: 'kwa oda kadhaa pamoja',
          features: ['Marekani, Uingereza, Dubai au China', 'Oda zako kwenye boksi moja'],
          link: { label: 'Jinsi ya kununua' },
        },
        {
          title: 'Mlango kwa mlango',
          description: 'Tunachukua mzigo kwenye anwani ya mtumaji na kuufikisha kwako.',
          badge: 'Huduma kamili',
          savings: 'kuanzia {door-to-door.price}',
          features: ['{door-to-door.time}', 'Kugomboa forodhani kumejumuishwa'],
          link: { label: 'Mlango kwa mlango' },
        },
        {
          title: 'Usambazaji nchini',
          description:
            'Kutoka anwani moja Tanzania hadi nyingine, kwa kifurushi au gari zima la mzigo.',
          badge: 'Haraka',
          savings: 'kuanzia {local.price}',
          features: [
            'Siku hiyohiyo kwenye baadhi ya miji',
            'Kuanzia {local.shillings}, unalipa kwa shilingi',
          ],
          link: { label: 'Ona maeneo tunayofika' },
        },
        {
          title: 'Meli na ndege',
          description:
            'Ndege kwa mzigo wa haraka, meli kwa mzito. Tunakupa bei zote mbili na kusema ipi ni nafuu.',
          badge: 'Bei nafuu',
          savings: 'Okoa 70%',
          basis: 'mizigo mikubwa kwa meli, si ndege',
          features: ['Ndege kwa {air.time} kutoka Dubai', 'Meli kwa {sea.time} kutoka nchi nyingi'],
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
          text: 'Bei zetu za ndege na kanuni ya uzito ziko wazi.',
        },
        {
          title: 'Unalipia maboksi machache',
          text: 'Oda zako zote kwenye boksi moja.',
        },
        {
          title: 'Tunagomboa sisi wenyewe',
          text: 'Timu moja huweka nafasi na kugomboa.',
        },
        {
          title: 'Bima inayofaa bidhaa',
          text: 'Msingi: hadi {cover.basic}. Kamili: thamani uliyotaja.',
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
            'Niliagiza kwenye maduka manne wiki moja. Vyote vilikuja katoni moja, nafuu kuliko viwili mwaka jana.',
          author: 'Neema M.',
          role: 'Mnunuzi wa mtandaoni',
          location: 'Arusha',
          initial: 'N',
        },
        {
          quote:
            'Waliniambia nisafirishe sampuli tu kwa ndege, vigae kwa meli. Nilichookoa kililipia kugomboa mzigo.',
          author: 'Joseph K.',
          role: 'Mkandarasi wa ujenzi',
          location: 'Dodoma',
          initial: 'J',
        },
        {
          quote:
            'Forodha ilichukua siku mbili zaidi ya nilivyotarajia, lakini nilipigiwa simu siku zote mbili.',
          author: 'Asha R.',
          role: 'Mmiliki wa duka la vifaa vya kielektroniki',
          location: 'Dar es Salaam',
          initial: 'A',
        },
      ],
    },
    {
      heading: 'Rekodi yetu hadi sasa',
      items: [
        { value: '10K+', label: 'wateja', basis: 'watu binafsi na biashara' },
        { value: '50K+', label: 'mizigo', basis: 'midogo na mikubwa' },
        {
          label: 'nchi',
          basis: '{origins.count} zenye bei mtandaoni, nyingine ukiomba bei',
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
        'Muda ni makadirio: forodha na usambazaji vinaweza kuubadilisha. ',
        { text: 'Maana ya muda na bei hizi', page: 'shipping-routes', fragment: 'meaning' },
        '.',
      ],
    },
    {
      heading: 'Jinsi inavyofanya kazi',
      items: [
        {
          title: 'Omba bei',
          text: 'Tuambie ni kitu gani, kiko wapi, uzito na vipimo vyake. Unapata bei.',
        },
        {
          title: 'Tunasafirisha',
          text: 'Tunapima uzito na vipimo vya mzigo. Ukishalipa yote, tunausafirisha na kuugomboa.',
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
            'Maboksi yalichukuliwa kwa dada yangu Leeds Jumanne. Niliyafungua siku nane baadaye.',
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
            'Gharama ya usafiri kwenye ankara ilikuwa sawasawa na ya kikokotoo. Sijawahi kuona hivyo.',
          author: 'Fatma H.',
          role: 'Mnunuzi wa mtandaoni',
          location: 'Tanga',
          initial: 'F',
        },
        {
          quote:
            'Kliniki yetu ilihitaji haraka kipuri cha printa. Kilifika kwetu kutoka Frankfurt kwa siku sita.',
          author: 'Daniel P.',
          role: 'Meneja wa kliniki',
          location: 'Mbeya',
          initial: 'D',
        },
        {
          quote:
            'Katoni moja ilifika ikiwa imebonyea. Nilituma picha, wakalipa dai langu wiki iliyofuata.',
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
        'Bei, tarehe za meli na siku tutakazofunga, mara moja kwa mwezi. Hatutumii barua pepe yako kwa kitu kingine.',
    },
  ],
};
