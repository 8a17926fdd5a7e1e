import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/bidhaa-zisizoruhusiwa',
  english: 'fa421545539c',
  name: 'Bidhaa zisizoruhusiwa',
  meta: {
    title: 'Bidhaa zisizoruhusiwa kusafirishwa | Nectarine',
    description:
      'Aina tisa za bidhaa tusizosafirisha kuja Tanzania, mifano na sababu, na zinazohitaji nyaraka kwanza: manukato, betri, dawa, droni.',
    keywords: [
      'bidhaa zisizoruhusiwa',
      'bidhaa zinazohitaji kibali Tanzania',
      'betri za lithiamu',
      'sheria za forodha',
    ],
  },
  listing: { summary: 'Aina tisa za bidhaa tusizobeba, pamoja na mifano na sababu.' },
  sections: [
    {
      heading: 'Bidhaa zisizoruhusiwa',
      lead: 'Angalia hapa kabla ya kununua. Shirika la ndege, forodha au timu yetu itazuia chochote kilicho kwenye orodha hii, na aliyeweka nafasi ndiye hulipa gharama.',
      actions: [{ label: 'Bidhaa za kuuliza kwanza' }, { label: 'Kama umetuma kwa makosa' }],
    },
    {
      heading: 'Aina tisa tusizobeba kamwe',
      items: [
        {
          title: 'Vilipuzi na fataki',
          text: [
            'Fataki, vimulimuli vya sherehe, miali ya ishara, baruti, vilipuzi vidogo vya sherehe. Joto au mgongano kwenye sehemu ya mizigo vinaweza kuvilipua. ',
            {
              text: 'Zaidi kuhusu fataki na gesi',
              page: 'goods/fireworks-gas-and-chemicals',
            },
            '.',
          ],
        },
        {
          title: 'Silaha na risasi',
          text: [
            'Bunduki na sehemu zake, risasi, bunduki za upepo, bunduki za shoti ya umeme, dawa ya pilipili, silaha za bandia zinazofanana na halisi. Zinahitaji leseni ambazo kampuni ya vifurushi haina. ',
            { text: 'Zaidi kuhusu silaha na za bandia', page: 'goods/weapons-and-replicas' },
            '.',
          ],
        },
        {
          title: 'Dawa za kulevya',
          text: [
            'Dawa za kulevya, bangi ya aina yoyote, steroidi zisizo na leseni, dawa za cheti cha daktari zisizo na nyaraka. Kuzisafirisha ni kosa la jinai Tanzania na kwenye nchi zinazopitiwa njiani. ',
            { text: 'Zaidi kuhusu dawa', page: 'goods/medicine' },
            '.',
          ],
        },
        {
          title: 'Bidhaa zinazoharibika haraka',
          text: [
            'Nyama, samaki na matunda mabichi au yaliyogandishwa, jibini na bidhaa nyingine za maziwa, maua yaliyokatwa. Huharibika njiani na vinaweza kubeba wadudu, kwa hiyo mamlaka za mpakani huviteketeza. Kwa vyakula vya pakiti visivyoharibika haraka, kama chokoleti, chai au biskuti, ona jedwali hapa chini. ',
            {
              text: 'Zaidi kuhusu vyakula vibichi na vilivyogandishwa',
              page: 'goods/fresh-and-frozen-food',
            },
            '.',
          ],
        },
        {
          title: 'Wanyama hai',
          text: [
            'Wanyama wa kufugwa nyumbani, ndege, samaki, wadudu, mayai ya kutotolesha. Wanahitaji kibali cha daktari wa mifugo, msafirishaji maalum na uangalizi usiopatikana kwenye sehemu ya mizigo. ',
            { text: 'Zaidi kuhusu wanyama hai', page: 'goods/live-animals' },
            '.',
          ],
        },
        {
          title: 'Kemikali hatari',
          text: [
            'Mitungi ya gesi, mafuta ya viberiti, kiyeyusha rangi, viuatilifu, dawa ya madoa (bleach), asidi, zebaki. Huwaka, huvuja au hudhuru kwa sumu, na mashirika ya ndege huzikataa. Kwa manukato, makopo ya kupulizia na rangi ya kucha, ona jedwali hapa chini. ',
            {
              text: 'Zaidi kuhusu gesi na kemikali',
              page: 'goods/fireworks-gas-and-chemicals',
            },
            '.',
          ],
        },
        {
          title: 'Bidhaa bandia',
          text: [
            'Viatu, mikoba, simu na vipuri vya chapa bandia, diski za nakala haramu. Forodha huzikamata, na inaweza kumtoza faini mwagizaji. ',
            { text: 'Zaidi kuhusu bidhaa bandia', page: 'goods/counterfeit-goods' },
            '.',
          ],
        },
        {
          title: 'Fedha taslimu',
          text: [
            'Noti, sarafu zinazotumika, kadi za benki, hundi, vocha za zawadi. Haziwezi kukatiwa bima wala kufuatiliwa. Badala yake tumia benki au pesa za simu. ',
            { text: 'Zaidi kuhusu fedha na kadi za benki', page: 'goods/cash-and-cards' },
            '.',
          ],
        },
        {
          title: 'Mabaki ya binadamu',
          text: 'Miili, majivu, viungo, sampuli za tishu. Sheria za afya hutumika, na kampuni ya mazishi au hospitali hupanga usafiri wake.',
        },
      ],
    },
    {
      heading: 'Zinaruhusiwa, ukiuliza kwanza',
      intro:
        'Mara nyingi tunaweza kusafirisha bidhaa hizi, lakini kwa nyaraka sahihi au mpango uliofanywa mapema tu.',
      table: {
        caption: 'Bidhaa zinazohitaji kupangwa kabla ya kusafirishwa',
        columns: ['Bidhaa', 'Kinachohitajika'],
        rows: [
          [
            [{ text: 'Vito', page: 'goods/jewellery-and-watches' }, ' au vitu vya kale'],
            'Panga nasi kabla ya kuweka nafasi, ukiwa na uthibitisho wa thamani na bima kamili. Saa nazo hupangwa hivyo. Vito vya mapambo husafiri kama bidhaa za kawaida',
          ],
          [
            [
              { text: 'Simu', page: 'goods/smartphones' },
              ', ',
              { text: 'vishikwambi', page: 'goods/tablets' },
              ', ',
              { text: 'laptop', page: 'goods/laptops' },
            ],
            'Betri za lithiamu zilizo ndani ya kifaa lazima ziwe ndani ya kikomo cha shirika la ndege, na kama betri inazidi wati-saa (Wh) 100, tuambie kwanza. Hatubebi kamwe betri zilizoharibika',
          ],
          [
            [
              { text: 'Power bank', page: 'goods/power-banks' },
              ', betri za lithiamu za peke yake, betri za baiskeli za umeme',
            ],
            'Si kwenye kifurushi cha kawaida cha ndege. Kwa meli, au kwa ndege kama mzigo hatari uliotolewa tamko, na kwa vyovyote pamoja na muhtasari wa upimaji wa UN 38.3 kutoka kwa mtengenezaji. Baiskeli za umeme husafiri kwa ndege zikiwa hazina betri tu',
          ],
          [
            [
              { text: 'Manukato', page: 'goods/perfume' },
              ', makopo ya kupulizia, rangi ya kucha, rangi ya mafuta, gundi inayowaka',
            ],
            'Huwaka, kwa hiyo si kwenye kifurushi cha kawaida cha ndege. Kama mzigo hatari uliotolewa tamko, mara nyingi kwa meli tu',
          ],
          [
            [
              { text: 'Dawa', page: 'goods/medicine' },
              ' na ',
              { text: 'vifaa tiba', page: 'goods/medical-devices' },
            ],
            ['Kibali cha ', { abbr: 'TMDA', meaning: 'Mamlaka ya Dawa na Vifaa Tiba' }],
          ],
          [
            [
              { text: 'Vipodozi', page: 'goods/cosmetics' },
              ', na ',
              { text: 'vyakula vya pakiti', page: 'goods/food' },
              ' visivyoharibika haraka',
            ],
            [
              'Bidhaa zitimize kanuni za ',
              { abbr: 'TBS', meaning: 'Shirika la Viwango Tanzania' },
              '. Chakula kinahitaji orodha ya viambato na tarehe ya mwisho wa matumizi',
            ],
          ],
          [
            [
              { text: 'Redio, ruta', page: 'goods/routers-and-radios' },
              ', redio za mkononi, simu, vishikwambi vyenye laini',
            ],
            [
              'Idhini ya aina ya kifaa kutoka ',
              { abbr: 'TCRA', meaning: 'Mamlaka ya Mawasiliano Tanzania' },
              ', na cheti cha tozo ya mazingira (eco levy) kutoka kampuni ya ukaguzi ya Bureau Veritas',
            ],
          ],
          [
            [{ text: 'Droni', page: 'goods/drones' }],
            'Kibali kwa jina la mwagizaji, kabla droni haijasafirishwa',
          ],
          [
            [{ text: 'Mbegu na mimea', page: 'goods/seeds-and-plants' }],
            'Kibali cha kuingiza cha Tanzania, na cheti cha afya ya mimea kutoka nchi inayotuma',
          ],
          [
            [
              { text: 'Mitumba', page: 'goods/second-hand-clothes' },
              ', ',
              { text: 'matairi', page: 'goods/tyres' },
            ],
            'Nguo za ndani, za kulalia, soksi na fulana za ndani zilizotumika zimepigwa marufuku, na pia matairi yaliyotumika ya magari madogo na vani nyepesi. Marobota ya nguo nyingine za mitumba, na matairi mapya, yanahitaji nyaraka zake',
          ],
        ],
      },
      note: [
        'Mashirika ya ndege na mamlaka za Tanzania huweka kanuni hizi, na zinaweza kubadilika. Nchi ya mtumaji inaweza kuwa na kanuni zake. Taarifa hizi ni za {2026-11}. Hakikisha na ',
        { text: 'TBS', url: 'https://www.tbs.go.tz' },
        ' (viwango), ',
        { text: 'TMDA', url: 'https://www.tmda.go.tz' },
        ' (dawa), ',
        { text: 'TCRA', url: 'https://www.tcra.go.tz' },
        ' (simu na redio) au ',
        { text: 'TPHPA', url: 'https://www.tphpa.go.tz' },
        ' (mbegu na mimea).',
      ],
    },
    {
      heading: 'Kama tayari umetuma bidhaa isiyoruhusiwa',
      blocks: [
        {
          paragraph:
            'Tuambie kabla haijafika ofisi yetu au mshirika wetu nje ya nchi. Kama sheria inaturuhusu kuitunza, tunaweza kuirudisha dukani kwa gharama yako. Chochote hatari au haramu kinakabidhiwa kwa mamlaka husika, na zinaweza kuzuia pia vilivyobaki kwenye kifurushi. Aliyeweka nafasi hulipa gharama za uhifadhi, za kurudisha na faini. Bima hailipi gharama hizo.',
        },
      ],
    },
    {
      heading: 'Huna uhakika kuhusu bidhaa?',
      text: 'Tutumie kiungo cha ukurasa wa duka au picha ya lebo. Kuuliza ni bure.',
      actions: [{ label: 'Uliza kwa WhatsApp' }, { label: 'Uliza kwa simu' }],
    },
    {
      heading: 'Msaada zaidi',
      items: [
        {
          text: 'Eleza bidhaa kwa maandishi, upate jibu kwa maandishi.',
          link: { label: 'Wasiliana nasi' },
        },
        {
          text: 'Nani hulipa ushuru, nyaraka unazohitaji na nini hutokea bidhaa zikizuiliwa.',
          link: { label: 'Maswali ya forodha' },
        },
      ],
    },
  ],
};
