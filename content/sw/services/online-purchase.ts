import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'huduma/nunua-mtandaoni',
  english: '69166427c452',
  name: 'Nunua mtandaoni',
  listing: {
    summary:
      'Nunua kwenye duka la nje ya nchi na utume kwenye anwani yetu ya huko. Tunakuletea Tanzania.',
    want: 'Kuagiza kwenye duka lisilotuma Tanzania',
    price: 'kuanzia {uk.rate} kwa kilo (Uingereza)',
    time: '{online-purchase.usa} kutoka Marekani, pamoja na muda wa kufunga',
  },
  meta: {
    title: 'Nunua mtandaoni nje ya nchi, pokea Tanzania | Nectarine',
    description:
      'Tumia anwani zetu Marekani, Uingereza, Dubai na China kununua Amazon, Shein au Alibaba. Oda za Marekani hufika Tanzania kwa {online-purchase.usa}, kwenye boksi moja.',
    keywords: [
      'kununua Amazon ukiwa Tanzania',
      'kuagiza Shein Tanzania',
      'anwani ya Marekani ya kupokea mzigo',
      'kununua bidhaa mtandaoni nje ya nchi',
    ],
  },
  sections: [
    {
      heading: 'Nunua nje ya nchi, pokea Tanzania',
      lead: 'Lipa dukani na uweke anwani yetu unapokamilisha oda. Tunapokea kifurushi chako, tunakikagua na kukuletea.',
      actions: [{ label: 'Anza sasa' }, { label: 'Kadiria gharama ya usafiri' }],
      facts: [
        { label: 'Marekani hadi Tanzania, pamoja na muda wa kufunga' },
        { value: 'Okoa 40%', label: 'kwa oda kadhaa kwenye mzigo mmoja' },
      ],
    },
    {
      heading: 'Inamfaa nani',
      blocks: [
        {
          paragraph:
            'Yeyote mwenye kadi au pochi ya simu inayokubaliwa na duka: wanafunzi wanaoagiza vitabu, wazazi wanaoagiza kigari cha mtoto, wenye maduka wanaojaribu sampuli. Unaokoa zaidi oda kadhaa zinapoenea kwenye boksi moja.',
        },
        {
          paragraph: [
            'Kama duka limekataa kadi yako, au huwezi kusoma tovuti yake, ',
            { text: 'Ninunulie', page: 'services/buy-for-me' },
            ' ndiyo huduma inayokufaa: sisi tunaweka oda.',
          ],
        },
      ],
    },
    {
      heading: 'Kutoka dukani hadi mlangoni kwako',
      items: [
        {
          title: 'Fungua akaunti yako',
          text: [
            'Kwenye akaunti yako ya mteja utapata anwani zetu za nje na namba yako binafsi ya kuongeza baada ya jina lako. ',
            { text: 'Ona fomu iliyojazwa', page: 'help/shop-addresses' },
            '.',
          ],
        },
        {
          title: 'Nunua',
          text: 'Agiza kama vile unaishi California, Milton Keynes, Dubai au Guangzhou. Mara nyingi maduka hutuletea bure.',
        },
        {
          title: 'Tuambie kwamba kinakuja',
          text: 'Hapo ndipo unapoweka nafasi. Pakia ankara ya duka na namba ya ufuatiliaji ya msafirishaji wa duka ili tujue boksi ni lako. Utapata namba yetu ya ufuatiliaji.',
        },
        {
          title: 'Sema lini tutume',
          text: 'Tuambie tutume kila kifurushi kinapofika, au tuvitunze na kuvifunga pamoja kwa namba moja ya ufuatiliaji.',
        },
        {
          title: 'Lipia usafiri na upokee kifurushi',
          text: 'Tunapima uzito na vipimo vya boksi lililofungwa na kukutumia ankara. Mzigo wako unaondoka ukishalipa yote.',
        },
      ],
    },
    {
      heading: 'Unalipa nini, na unamlipa nani',
      table: {
        caption: 'Gharama za oda unayoweka mwenyewe',
        columns: ['Gharama', 'Unamlipa', 'Hutegemea'],
        rows: [
          ['Bidhaa na usafiri hadi kwetu', 'Duka', 'Bei za duka'],
          ['Usafiri', 'Sisi', 'Uzito unaotozwa, nchi unakotoka mzigo na kasi'],
          [
            'Kugomboa mzigo forodhani',
            'Sisi',
            'Bidhaa na vibali vyake. Ina mstari wake kwenye ankara',
          ],
          ['Kufikishiwa mlangoni kwako', 'Sisi', 'Uzito, ukubwa na mji'],
          ['Kufunga kwa ziada, ukiomba', 'Sisi', 'Ukubwa wa boksi na kilichomo'],
          [
            'Bima',
            'Sisi',
            'Bima uliyochagua: ya msingi hulipa hadi {cover.basic}, kamili thamani uliyotaja. Ankara inataja gharama yake',
          ],
          [
            'Ushuru na kodi',
            'Mamlaka ya Mapato (TRA), kwa namba ya malipo (control number)',
            'Bidhaa ni ya aina gani na uliinunua kwa bei gani',
          ],
        ],
      },
      note: 'Kwa kawaida mpokeaji hulipa ushuru mzigo unapofika. Chagua DDP (Delivered Duty Paid, ushuru umelipwa kabla) nasi tunauweka kwenye ankara yetu badala yake.',
    },
    {
      heading: 'Kabla ya kubonyeza "Nunua"',
      items: [
        {
          title: 'Inaruhusiwa?',
          text: [
            'Hatuwezi kubeba vyakula vibichi. Manukato, makopo ya kupulizia na betri za lithiamu za peke yake haziwezi kusafiri kwa ndege kama vifurushi vya kawaida. Angalia kwanza ',
            { text: 'bidhaa zisizoruhusiwa', page: 'help/prohibited-items' },
            '.',
          ],
        },
        {
          title: 'Itafanya kazi hapa?',
          text: 'Tanzania hutumia volti 230 na plagi ya Uingereza ya pini tatu. Vifaa vingi vya Marekani hutumia volti 120 tu.',
        },
        {
          title: 'Duka litaipokea ukiirudisha?',
          text: 'Ifungue na uijaribu mara moja. Una {returns.deadline} tangu kufikishiwa ili uanze kurudisha bidhaa, na baadhi ya maduka hutoa muda mfupi zaidi.',
        },
      ],
    },
    {
      heading: 'Maswali kuhusu kununua nje ya nchi',
      groups: [
        {
          questions: [
            {
              question: 'Oda kutoka Marekani huchukua muda gani?',
              answer: [
                {
                  paragraph:
                    '{online-purchase.usa}, kuanzia siku kifurushi chako cha mwisho kinapofika ofisi yetu ya California. Hapo ni pamoja na kukagua oda zako na kuzifunga pamoja, kwa hiyo ni muda mrefu kuliko {usa.air} za kwenye ukurasa wetu wa njia ya Marekani, zinazohesabiwa tangu mzigo unapoondoka kwetu. Ongeza siku ambazo duka linahitaji kutufikishia, siku zozote kabla hujalipa ankara na, nje ya Dar es Salaam, {standard.local}.',
                },
              ],
            },
            {
              question: 'Itakuwaje duka likituma bidhaa isiyo sahihi?',
              answer: [
                {
                  paragraph:
                    'Tuombe picha kinapofika ofisini kwetu. Kifurushi kikiwa bado nje ya nchi, kukirudisha kunahitaji usafiri wa ndani ya nchi hiyo tu. Kutoka Tanzania kingehitaji kupanda ndege mara ya pili.',
                },
              ],
            },
            {
              question: 'Mnaweza kusubiri oda zangu nyingine?',
              answer: [
                {
                  paragraph:
                    'Ndiyo. Huko ndiko kuunganisha. Kwenye akaunti yako weka vifurushi alama ya "hold" (subiri) na uviruhusu pamoja cha mwisho kikifika.',
                },
              ],
            },
            {
              question: 'Duka liko Ujerumani, ambako hamna ofisi. Mnaweza kunisaidia?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo. Tunachukua pia mizigo kwa maduka na wauzaji binafsi kwenye nchi nyingine tunakosafirishia. ',
                    { text: 'Ukurasa wa njia yako', page: 'shipping-routes' },
                    ' unaeleza jinsi.',
                  ],
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'Maswali na majibu zaidi' }],
    },
    {
      heading: 'Bei za usafiri kutoka nchi ambako watu hununua zaidi',
      note: [
        'Muda ni makadirio. Unaanza mzigo wako unapoondoka ofisi yetu au mshirika wetu nje ya nchi. ',
        { text: 'Maana ya muda na bei hizi', page: 'shipping-routes', fragment: 'meaning' },
        '.',
      ],
    },
    {
      heading: 'Pata anwani yako nje ya nchi',
      text: 'Akaunti ni bure, na si lazima uagize chochote leo.',
      actions: [{ label: 'Anza sasa' }, { label: 'Pata bei mpya kwa barua pepe' }],
    },
  ],
};
