import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'jarida',
  english: 'c3d1fb5b5f8d',
  name: 'Jarida',
  meta: {
    title: 'Jarida la waagizaji na wanunuzi | Nectarine',
    description:
      'Barua pepe moja kwa mwezi kwa anayeleta mizigo Tanzania: bei mpya, tarehe za meli, habari za forodha na siku za kufunga. Bure, rahisi kujiondoa.',
    keywords: ['jarida la mizigo', 'habari za uagizaji Tanzania', 'bei mpya za mizigo'],
  },
  sections: [
    {
      heading: 'Jua kabla bei na kanuni hazijabadilika',
      lead: 'Barua pepe moja fupi kwa mwezi, isiyotumia data nyingi, kuhusu yatakayobadilika kwenye mizigo yako.',
      year: [
        { name: 'Mwaka Mpya wa Kichina' },
        { name: 'Wiki ya Dhahabu ya China' },
        { name: 'Kabla ya Krismasi' },
      ],
    },
    {
      heading: 'Jiunge',
      intro: 'Ni bure, na tunahitaji barua pepe yako tu.',
    },
    {
      heading: 'Kilichomo ndani',
      items: [
        {
          title: 'Bei',
          text: 'Bei mpya kwa kilo kwa kila nchi na siku zinapoanza, ili uchague wakati wa kusafirisha.',
        },
        {
          title: 'Siku za mwisho za meli',
          text: 'Tarehe ambazo maboksi yako lazima yawe yamefika ofisi zetu nje ya nchi ili yafike Tanzania kabla ya Krismasi, Idi na mwaka mpya wa masomo.',
        },
        {
          title: 'Forodha kwa lugha rahisi',
          text: 'Bajeti au kanuni mpya ina maana gani kwa simu, nguo, vipuri vya magari na vitu vingine unavyoagiza.',
        },
        {
          title: 'Siku za kufunga',
          text: 'Sikukuu za Tanzania na za nchi tunakotoa mizigo, maghala yanapofungwa na vifurushi kusubiri.',
        },
      ],
    },
    {
      heading: 'Wiki ambazo bidhaa husubiri',
      intro: 'Huja kila mwaka, kwa hiyo unaweza kuzipangia mapema.',
      table: {
        caption: 'Sikukuu zinazochelewesha mizigo ya Tanzania, na jinsi ya kuzipangia',
        columns: ['Lini', 'Nini hutokea', 'La kufanya'],
        rows: [
          [
            'Mwisho wa Januari hadi katikati ya Februari: Mwaka Mpya wa Kichina',
            'Viwanda na wauzaji wa China na Hong Kong hufunga kwa wiki moja au zaidi, na huanza tena polepole',
            'Bidhaa ziwe zimefika ofisi yetu ya Guangzhou wiki tatu kabla, au zitarajie Machi',
          ],
          [
            'Ramadhani na Idi, takriban siku kumi na moja mapema zaidi kila mwaka',
            'Saa za kazi hupungua Dubai na Tanzania, na Idi hufungwa. Nguo na zawadi hujaza ndege',
            'Tuma kwa meli miezi miwili kabla, kwa ndege wiki tatu kabla',
          ],
          [
            '{10-01} hadi {10-07}: Wiki ya Dhahabu ya China',
            'Viwanda hufunga. Wiki iliyotangulia, nafasi ni chache',
            'Bidhaa zichukuliwe kufikia katikati ya Septemba',
          ],
          [
            'Mwisho wa Novemba hadi Krismasi',
            'Maduka ya Marekani na Ulaya hutuma zaidi ya wasambazaji wanavyoweza kubeba, na meli hujaa',
            'Kwa meli, tuma Oktoba. Kwa ndege, agiza kufikia mwisho wa Novemba',
          ],
        ],
      },
    },
    {
      heading: 'Tunatumia anwani yako kwa jarida tu',
      blocks: [
        {
          paragraph: [
            'Unapata jarida na si kingine. Ili kujiondoa, jibu toleo lolote kwa neno "stop", nasi tutakuondoa kwenye orodha. ',
            { text: 'Sera ya faragha (Kiingereza)', page: 'help/privacy-policy' },
            ' inaeleza tunavyoshughulikia unachotutumia.',
          ],
        },
      ],
    },
  ],
};
