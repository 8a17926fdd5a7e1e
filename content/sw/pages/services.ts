import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'huduma',
  english: '7cf3f658cf37',
  name: 'Huduma',
  meta: {
    title: 'Huduma za mizigo, forodha na usambazaji | Nectarine',
    description:
      'Huduma {services.count} za bidhaa zinazokuja Tanzania: kununua, kuchukuliwa, ndege na meli, forodha, ghala, kutuma oda zako na usambazaji nchini.',
    keywords: [
      'huduma za usafirishaji mizigo Tanzania',
      'kusafirisha mizigo kwa ndege na meli',
      'kampuni ya mizigo Dar es Salaam',
      'huduma za ghala Tanzania',
    ],
  },
  sections: [
    {
      heading: 'Njia {services.count} za kuleta bidhaa zako Tanzania',
      lead: 'Tumia moja tu, au unganisha kadhaa kwa nafasi moja na namba moja ya ufuatiliaji.',
    },
    { heading: 'Unataka kufanya nini?' },
    {
      heading: 'Kinachokuja na mzigo wako, na unachoweza kuongeza',
      items: [
        {
          title: 'Usafiri wa haraka',
          text: [
            'Kwa vifurushi visivyoweza kusubiri: {express.international} kutoka nje ya nchi, kulingana na unakotoka mzigo, na {express.local} kati ya miji ya Tanzania. ',
            { text: 'Muda wa haraka na wa kawaida', page: 'help/faq', fragment: 'express' },
            '.',
          ],
        },
        {
          title: 'Ufuatiliaji wa mzigo wakati wote',
          text: [
            'Unapata namba ya ufuatiliaji unapoweka nafasi. Unaweza kuulizia mzigo saa yoyote, nasi tunajibu saa za kazi. Hatua mpya inaweza kuchukua {tracking.update} kuonekana. ',
            { text: 'Fuatilia mzigo', page: 'tracking' },
            '.',
          ],
        },
        {
          title: 'Kuunganisha na kufunga',
          text: 'Tunafunga oda kadhaa ziwe mzigo mmoja. Makreti na ufungaji wa vitu vinavyovunjika hulipiwa zaidi.',
        },
        {
          title: 'Bima na kurudisha bidhaa',
          text: [
            'Ongeza bima ya msingi, ya hadi {cover.basic} ya thamani ya bidhaa, au bima kamili ya thamani uliyotaja. ',
            { text: 'Bima, madai na kurudisha bidhaa', page: 'help/insurance-claims' },
            '.',
          ],
        },
        {
          title: 'Kipaumbele kwa oda za biashara',
          text: 'Biashara inaposubiri bidhaa za kuuza au vipuri, tunaviwekea nafasi, kuvifunga na kuvigomboa kabla ya vingine vyote.',
        },
        {
          title: 'Uanachama',
          text: [
            'Mpango wa mwaka unakupa punguzo la {basic.discount} au {premium.discount} kwenye usafiri. ',
            { text: 'Linganisha mipango', page: 'membership' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Kitu kingine?',
      text: 'Unahamisha karakana, unapeleka bidhaa kwenye maonesho na kuzirudisha, au unasafirisha vipuri kila mwezi? Tuambie, tutakuandalia mpango na bei.',
      actions: [{ label: 'Wasiliana nasi kwa mpango maalum' }],
    },
  ],
};
