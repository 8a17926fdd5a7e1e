import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/bima-na-madai',
  english: 'e6f8976ba630',
  name: 'Bima na madai',
  meta: {
    title: 'Bima ya mzigo: gharama, madai na kurudisha | Nectarine',
    description:
      'Bima ya msingi hulipa hadi {cover.basic}, bima kamili thamani uliyotaja. Dai ndani ya {claims.deadline}, rudisha bidhaa ndani ya {returns.deadline}.',
    keywords: ['bima ya mzigo', 'dai la bima', 'sera ya kurudisha bidhaa', 'mzigo ulioharibika'],
  },
  listing: {
    summary: 'Bima ya msingi na kamili hulipa nini, jinsi ya kudai, na jinsi ya kurudisha bidhaa.',
  },
  sections: [
    {
      heading: 'Bima, madai na kurudisha bidhaa',
      lead: 'Chagua bima yako unapoweka nafasi. Muda wa kudai na wa kurudisha unaanza unapofikishiwa, kwa hiyo fungua boksi siku linapofika.',
      actions: [{ label: 'Wasilisha dai' }, { label: 'Rudisha bidhaa' }],
      facts: [
        { label: 'za kuwasilisha dai tangu kupokea' },
        { label: 'za kuanza kurudisha tangu kufikishiwa' },
      ],
    },
    {
      heading: 'Viwango viwili vya bima',
      table: {
        caption: 'Bima ya msingi na kamili hulipa nini, na kila moja inafaa bidhaa zipi',
        columns: ['Bima', 'Hulipa', 'Inafaa zaidi kwa', 'Jinsi ya kuipata'],
        rows: [
          [
            'Ya msingi',
            'Hadi {cover.basic} ya thamani ya bidhaa',
            'Nguo, vitabu, vyombo vya jikoni',
            'Iombe kwenye maelezo ya fomu ya kuomba bei',
          ],
          [
            'Kamili',
            'Thamani uliyotaja',
            'Simu, kompyuta, vipuri, zawadi za thamani',
            'Weka alama kwenye Bima ya mzigo katika fomu ya kuomba bei, na uandike thamani kwenye maelezo',
          ],
        ],
      },
      note: 'Bima ya msingi haimo kwenye gharama ya usafiri: bima zote mbili zina gharama, na ukiomba bima, bei utakayopewa au ankara inaitaja. Ukiweka nafasi kwenye akaunti yako ya mteja, tuandikie kuomba bima kabla bidhaa hazijaondoka. Kama bei wala ankara haitaji bima yoyote, uliza kabla ya kulipa: utakuwa huna bima, na utalipwa kile tu ambacho sisi au msafirishaji tunadaiwa kisheria. Kwa mzigo wa ndege, Mkataba wa Montreal (unaohusu safari nyingi za ndege za kimataifa) unakiwekea kiasi hicho kikomo kwa uzito: tangu {2024-12-28}, SDR 26 (haki maalum za kutoa fedha, kipimo cha Shirika la Fedha la Kimataifa, IMF) kwa kila kilo, takriban $36 kwa viwango vya {2025-12}. Taja thamani ya kweli: hakuna dai linalolipa zaidi ya ulichotaja, wala zaidi ya ulichopoteza.',
    },
    {
      heading: 'Gharama ya bima',
      blocks: [
        {
          paragraph:
            'Kwa bima, unalipa asilimia ya thamani unayotutajia, si ya thamani ya forodha: wewe ndiye unayeamua kama utaje bidhaa peke yake au na gharama nyingine. Ukitaja thamani ya bidhaa peke yake, {insurance.goods} kwenye mfano ulio hapa chini, vyote vikipotea unalipwa si zaidi ya {insurance.goods}. Waagizaji wengi hutaja pia gharama ya usafiri, na {insurance.extra} juu yake kwa gharama nyingine zinazoletwa na hasara. Kwa taarifa za {2026-11}, kwa kawaida kampuni za bima hutoza takriban 0.1% hadi {insurance.high} ya thamani iliyotajwa kwa mzigo wa kawaida: kiwango kidogo zaidi kwa bidhaa mpya imara zilizofungwa kwenye paleti, kikubwa zaidi kwa zinazovunjika au zilizotumika. Kwa mizigo midogo kuna kiasi cha chini cha kulipa.',
        },
        {
          table: {
            caption:
              'Mfano: bidhaa za {insurance.goods} na usafiri wa {insurance.freight}, pamoja na {insurance.extra} juu yake, hutajwa kuwa {insurance.sum}',
            columns: ['Kiwango kikiwa', 'Unalipa'],
          },
        },
        {
          paragraph:
            'Hii ni mifano, si viwango vyetu: kampuni ya bima hupanga kiwango kwa kila mzigo, na bei utakayopewa au ankara inataja malipo ya bima kwenye mstari wake. Malipo hayo hutegemea bidhaa, ufungaji, njia, ndege au meli, na kiasi cha kujibebea (excess): sehemu ya hasara unayoibeba mwenyewe.',
        },
      ],
    },
    {
      heading: 'Jinsi dai linavyofanya kazi',
      items: [
        {
          title: 'Kagua kifurushi unapokipokea',
          text: 'Kama boksi limeharibika, andika hivyo kwenye hati ya kupokea na upige picha kabla ya kulifungua.',
        },
        {
          title: 'Wasilisha dai ndani ya {claims.deadline} tangu kupokea',
          text: 'Tumia fomu ya dai. Huu ni muda wetu wenyewe, ili ushahidi uwe bado mpya.',
        },
        {
          title: 'Tuma nyaraka',
          text: 'Timu ya msaada inakuambia ndani ya {support.review} katika siku za kazi kama kuna kinachokosekana. Ukaguzi unaanza tukishapata vyote.',
        },
        {
          title: 'Pata uamuzi',
          text: 'Ukaguzi huchukua {claims.review}, au hadi {claims.complex} kwa madai magumu. Tukikubali, tunakulipa kwa njia uliyotulipia, au nyingine utakayochagua.',
        },
      ],
      actions: [{ label: 'Wasilisha dai' }],
    },
    {
      heading: 'Kama {claims.deadline} zimepita',
      blocks: [
        {
          paragraph:
            'Kisheria, una muda mrefu zaidi wa kulalamika kwa shirika la ndege (taarifa za {2026-11}). Kwa mujibu wa Mkataba wa Montreal, unaohusu safari nyingi za kimataifa, mpokeaji lazima alalamike kwa shirika la ndege kwa maandishi mara moja, na si zaidi ya siku 14 baada ya kupokea mzigo ulioharibika, au siku 21 baada ya kupokea mzigo uliochelewa. Wasafirishaji wa meli mara nyingi hukupa siku 3 za kuripoti uharibifu usioonekana kwa nje. Hati ya meli (bill of lading) inasema masharti yapi yanatumika.',
        },
        {
          paragraph: [
            'Kwa hiyo tuandikie hata baada ya {claims.deadline}, na utuambie ulipokea bidhaa lini. Tutakuambia msafirishaji gani alikuwa nazo, ili ulalamike kwa wakati. Mkataba huo huchapishwa na shirika la usafiri wa anga la Umoja wa Mataifa, ',
            { text: 'ICAO', url: 'https://www.icao.int' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Nyaraka zinazohitajika',
      items: [
        {
          title: 'Namba ya ufuatiliaji',
          text: 'NL, tarakimu kumi, TZ, kama uliyopata ulipoweka nafasi.',
        },
        {
          title: 'Uthibitisho wa thamani',
          text: 'Ankara ya duka au ukurasa wa oda unaoonyesha bei uliyolipa.',
        },
        {
          title: 'Picha za uharibifu',
          text: 'Bidhaa, vifungashio vya ndani, pande zote za boksi.',
        },
        { title: 'Picha ya lebo', text: 'Iwe safi kiasi kwamba namba na uzito vinasomeka.' },
        {
          title: 'Hati ya kupokea',
          text: 'Ikiwa na ulichoandika, kama boksi lilifika likiwa limeharibika.',
        },
        {
          title: 'Makadirio ya matengenezo',
          text: 'Ikiwa tu bidhaa inaweza kutengenezwa. Unaweza kuyatuma baadaye.',
        },
      ],
    },
    {
      heading: 'Sera ya kurudisha bidhaa',
      blocks: [
        {
          paragraph:
            'Anza kurudisha ndani ya {returns.deadline} tangu kufikishiwa. Tuandikie ukitaja namba ya ufuatiliaji na sababu. Unaweza kuzijaribu bidhaa, lakini usizitumie, na utunze vifungashio vyake, lebo na nyaraka.',
        },
        {
          list: [
            'Kosa letu (kifurushi au anwani isiyo sahihi): tunachukua bidhaa na kurekebisha kosa kwa gharama yetu.',
            'Kosa la duka: duka huamua kurudisha fedha. Tunakusaidia kuandaa nyaraka na kukupa bei ya kurudisha bidhaa.',
            'Umebadili mawazo: kama duka linakubali kuzipokea, unalipia usafiri wa kurudisha. Kurudishiwa ushuru ni uamuzi wa forodha.',
          ],
        },
        {
          paragraph: [
            'Tafadhali anza kwa ',
            { text: 'kuwasiliana nasi', page: 'contact' },
            ' kabla ya kurudisha chochote. Kifurushi kikifika bila taarifa, hatuwezi kujua ni cha oda ipi.',
          ],
        },
      ],
    },
    {
      heading: 'Maswali ya haraka',
      groups: [
        {
          questions: [
            {
              question: 'Naweza kuongeza bima baada ya kuweka nafasi?',
              answer: [
                {
                  paragraph:
                    'Ndiyo, hadi bidhaa zinapoondoka kuja Tanzania. Baada ya hapo huwezi kuongeza wala kubadilisha bima.',
                },
              ],
            },
            {
              question: 'Je, sheria inadai bima?',
              answer: [
                {
                  paragraph: [
                    'Kwa baadhi ya bidhaa kutoka nje, ndiyo: zile zilizo kwenye orodha ya serikali (Sheria ya Bima, kifungu cha 133A, kilichoongezwa 2022). Orodha hiyo hatujaiona, kwa hiyo hakikisha na ',
                    { text: 'TIRA', url: 'https://www.tira.go.tz' },
                    ', msimamizi wa bima, kama bidhaa zako zimo. Bima yoyote unayokata kwa bidhaa kutoka nje lazima iwe ya kampuni iliyosajiliwa Tanzania (kifungu cha 133). Taarifa hizi ni za {2026-11}.',
                  ],
                },
              ],
            },
            {
              question: 'Ni kampuni gani inayokatia bidhaa bima?',
              answer: [
                {
                  paragraph:
                    'Tuombe tutaje kampuni ya bima kwenye bei utakayopewa. Kisheria, lazima iwe imesajiliwa Tanzania.',
                },
              ],
            },
            {
              question: 'Bima hailipi nini?',
              answer: [
                {
                  paragraph: [
                    'Ucheleweshaji peke yake, uchakavu wa kawaida, kasoro ambazo bidhaa ilikuwa nazo tayari, ufungaji mbaya wa mtumaji, na ',
                    { text: 'bidhaa zisizoruhusiwa', page: 'help/prohibited-items' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Nadai vipi fidia ya kifurushi ambacho hakikufika kabisa?',
              answer: [
                {
                  paragraph: [
                    'Kwanza ',
                    { text: 'kiripoti', page: 'help/report-issue' },
                    ' ili tukitafute. Msafirishaji akithibitisha kuwa kimepotea, tunakuambia, na una {claims.deadline} za kudai tangu upate ujumbe huo.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Huna uhakika kama unaweza kudai?',
      text: 'Wasilisha dai hata hivyo. Kutuuliza swali hakukuongezei muda.',
      actions: [{ label: 'Wasilisha dai' }, { label: 'Wasiliana na msaada' }],
    },
  ],
};
