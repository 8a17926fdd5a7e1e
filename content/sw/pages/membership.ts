import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'uanachama',
  english: 'c6314df9f08d',
  name: 'Uanachama',
  meta: {
    title: 'Uanachama wa Nectarine: bei nafuu zaidi mwaka mzima',
    description:
      'Basic ni {basic.fee} kwa mwaka, punguzo {basic.discount} la usafiri. Premium ni {premium.fee}, punguzo {premium.discount} na boksi bure kila mwezi. Ona lini kila mpango unarudisha ada.',
    keywords: ['uanachama wa usafirishaji Tanzania', 'punguzo la mizigo', 'Nectarine Premium'],
  },
  sections: [
    {
      heading: 'Uanachama kwa wanaosafirisha mara kwa mara',
      lead: 'Lipa mara moja kwa mwaka na kila ankara ya usafiri inapungua. Premium hupunguza {premium.discount} kila mara, na wanachama huokoa hadi {premium.most} kwa baadhi ya mizigo.',
      actions: [{ label: 'Linganisha mipango' }, { label: 'Ona unarudisha ada lini' }],
    },
    {
      heading: 'Mipango miwili',
      items: [
        {
          name: 'Basic',
          period: 'kwa mwaka',
          features: [
            'Punguzo la {basic.discount} la usafiri',
            'Nchi zote {origins.count}, kwa ndege na kwa meli',
            'Hudumu miezi 12 tangu siku malipo yako yanapofika',
          ],
          action: { label: 'Jiunge na Basic' },
        },
        {
          name: 'Premium',
          period: 'kwa mwaka',
          features: [
            'Punguzo la {premium.discount} la usafiri',
            'Mzigo mmoja wa bure kila mwezi, hadi kilo 1',
            'Meneja wako maalum wa akaunti',
            'Nchi zote {origins.count}, kwa ndege na kwa meli',
            'Hudumu miezi 12 tangu siku malipo yako yanapofika',
          ],
          action: { label: 'Jiunge na Premium' },
        },
      ],
      note: 'Punguzo ni la gharama zetu za usafiri, si la ushuru, kodi wala bei ya bidhaa.',
    },
    {
      heading: 'Mpango unarudisha ada yake lini',
      intro:
        'Jumlisha ulichotumia kwa usafiri miezi kumi na miwili iliyopita, bila ushuru na kodi, kisha tafuta mstari ulio karibu zaidi kwenye jedwali. Premium hurudisha ada mapema kuliko Basic, kwa sababu hupunguza zaidi kwa kila shilingi ya ada.',
      drawing: {
        axis: 'Usafiri kwa mwaka, TZS',
        saved: 'Unaokoa',
        short: 'Ada ni kubwa zaidi',
        point: '{plan} inarudisha ada kuanzia TZS {amount}',
      },
      table: {
        caption: 'Kinachobaki kwenye punguzo baada ya ada ya mwaka, kwa TZS',
        columns: [
          'Usafiri kwa mwaka',
          'Ukiwa na Basic',
          'Ukiwa na Premium',
          'Premium na maboksi 12 ya bure',
        ],
      },
      note: 'Boksi la bure tunalihesabu kama kilo 1 kutoka Dubai kwa {dubai.rate}, takriban {free-box.shillings} kwa {shilling.per-dollar} kwa dola ({shilling.as-of}). Safu ya mwisho inahesabu moja kila mwezi, zaidi ya usafiri wa safu ya kwanza; ukitumia machache, unaokoa pungufu ya hapo.',
    },
    {
      heading: 'Mfano wa hesabu',
      blocks: [
        {
          paragraph:
            'Kibanda cha kutengeneza simu Morogoro huagiza skrini na makava kutoka Dubai na hutulipa takriban TZS 150,000 kwa mwezi kwa usafiri. Hiyo ni TZS {yearly.more} kwa mwaka.',
        },
        {
          list: [
            'Basic hupunguza {basic.discount}, yaani {basic.off-more}. Baada ya ada ya {basic.fee}, inabaki {basic.after-more}.',
            'Premium hupunguza {premium.discount}, yaani {premium.off-more}. Baada ya ada ya {premium.fee}, inabaki {premium.after-more}.',
            'Mzigo wa bure ni boksi moja dogo kwa mwezi. Ukiutumia kila mwezi kutoka Dubai, kwa {dubai.rate} kwa kilo, una thamani ya {free-boxes.total} kwa mwaka, takriban {free-boxes.shillings}. Hiyo ni mara kadhaa zaidi ya ada, lakini ikiwa tu ungetuma maboksi kumi na mawili madogo hata hivyo; kwa hiyo hesabu yale utakayotumia tu.',
          ],
        },
        {
          note: 'Kwa karibu kila anayesafirisha mara kwa mara, Premium ni mpango bora zaidi. Punguzo lake peke yake hurudisha ada kuanzia takriban {premium.break-even} za usafiri kwa mwaka, na maboksi matatu ya bure kutoka Dubai hurudisha pia. Basic hurudisha ada kuanzia {basic.break-even}; ichague kama unataka ada ndogo. Kama unalipa chini ya {premium.break-even} kwa mwaka na hutatumia maboksi ya bure, lipia kila mzigo bila mpango.',
        },
      ],
    },
    {
      heading: 'Maswali kuhusu uanachama',
      groups: [
        {
          questions: [
            {
              question: 'Najiunga vipi, na punguzo linaanza lini?',
              answer: [
                {
                  paragraph: [
                    'Fungua au ingia kwenye ',
                    { text: 'akaunti yako ya mteja', portal: 'getStarted' },
                    ', chagua mpango na ulipe kwa kadi, pesa za simu (M-Pesa, Tigo Pesa, Airtel Money; Tigo Pesa sasa inaitwa Mixx by Yas) au benki. Punguzo linaanza na ankara ya kwanza baada ya malipo yako kufika. Ankara za awali hazibadiliki.',
                  ],
                },
              ],
            },
            {
              question:
                'Kwa nini "hadi {premium.most}" wakati Premium hupunguza {premium.discount}?',
              answer: [
                {
                  paragraph:
                    '{premium.discount} ni punguzo la Premium kwenye kila ankara ya usafiri. Ukiacha boksi la bure, hadi {premium.most} ni kiasi kikubwa zaidi ambacho mwanachama anaweza kuokoa kwenye mzigo mmoja, na bei utakayopewa au ankara inataja pale kinapotumika. Ukipiga hesabu, tegemea {premium.discount}.',
                },
              ],
            },
            {
              question: 'Mzigo wa bure wa kila mwezi ni upi?',
              answer: [
                {
                  paragraph:
                    'Boksi moja kwa kila mwezi wa kalenda, kutoka nchi yoyote kati ya zetu {origins.count}, lenye uzito unaotozwa wa hadi kilo 1. Huo ni uzito wa mizani au wa ujazo, ulio mkubwa zaidi: kwa mfano, boksi la sm 25 × 20 × 10 ni kilo 1. Kilicho bure ni usafiri: kugomboa, kufikisha, ushuru na kodi unalipa kama kawaida. Maboksi ya mwaka mzima yanaweza kuwa na thamani kubwa kuliko mpango, lakini ukiyatumia tu: mwezi usiotumia unaweza kupotea, kwa hiyo tuulize kama unaweza kuufidia.',
                },
              ],
            },
            {
              question: 'Meneja wa akaunti ananifanyia nini?',
              answer: [
                {
                  paragraph:
                    'Unakuwa na mtu mmoja anayejulikana kwa jina, anayewajua wauzaji wako na bidhaa zako. Hukagua ankara zako kabla ya kusafirisha, hupendekeza ndege au meli kwa kila oda, na hujibu saa za kazi, Jumatatu hadi Ijumaa {office.hours}.',
                },
              ],
            },
            {
              question: 'Naweza kuhama kutoka Basic kwenda Premium katikati ya mwaka?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo. ',
                    { text: 'Tuandikie', page: 'contact' },
                    '; tutakuambia gharama ya kuhama, na uanachama wako mpya utaisha lini.',
                  ],
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'Jiunge kwenye akaunti yako' }, { label: 'Uliza kuhusu uanachama' }],
    },
  ],
};
