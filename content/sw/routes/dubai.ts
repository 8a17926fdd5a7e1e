import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/dubai-kwenda-tanzania',
  english: '7337bb6ffb33',
  country: 'Dubai, Falme za Kiarabu',
  name: 'Dubai',
  nameInSentence: 'Dubai',
  meta: {
    about: 'VAT, nyaraka na bidhaa za Deira.',
    keywords: [
      'kusafirisha mzigo kutoka Dubai',
      'bei ya mzigo kwa kilo kutoka Dubai',
      'kununua bidhaa za jumla Dubai',
      'mzigo wa Deira hadi Dar es Salaam',
    ],
  },
  city: { name: 'Dubai' },
  seaport: { name: 'Jebel Ali' },
  collectionPoints: ['Jebel Ali', 'Deira'],
  goods: 'Simu, vipuri vya magari, nguo na vifaa vya ujenzi',
  lead: 'Dubai ndiyo iliyo karibu zaidi kati ya nchi zetu {origins.count} na rahisi zaidi kwenda kununua mwenyewe. Acha ulivyonunua kwenye ofisi yetu ya huko na urudi nyumbani bila mizigo.',
  airNote:
    'Kuna ndege za moja kwa moja kati ya Dubai na Dar es Salaam, kwa hiyo simu, saa na nguo mara nyingi hufika bila kubadilisha ndege.',
  seaNote:
    'Jebel Ali ndiyo bandari kubwa zaidi ya Ghuba na ina meli za mara kwa mara kwenda Afrika Mashariki. Matairi, vifaa vya ujenzi, samani na magari yaliyotumika huondokea huko.',
  pricing: [
    {
      paragraph:
        'Bei ni kwa dola za Marekani. Thamani ya dirhamu imefungamanishwa na dola kwa miongo mingi, kwa hiyo bei hazibadiliki sana kati ya siku unayonunua na siku unayolipia usafiri. Kwa mzigo wa kujaza duka, tuombe bei zote mbili, ya ndege na ya meli: safari ya bahari ni fupi vya kutosha kwa bidhaa nyingi.',
    },
  ],
  worked: [{ name: 'Filta za magari' }],
  particulars: [
    {
      heading: 'Safari ya manunuzi ya siku tatu',
      blocks: [
        {
          numbered: [
            'Siku ya kwanza: vifaa vya kielektroniki, vipuri na vitambaa Deira. Liambie kila duka lilete mzigo ofisini kwetu, ukiwa na jina lako, namba yako binafsi na nakala ya ankara.',
            'Siku ya pili: vyombo vya nyumbani, taa na samani kwenye maduka makubwa ya jumla pembezoni mwa jiji.',
            'Siku ya tatu: hakiki hesabu pamoja na wafanyakazi wetu, saini orodha ya vilivyomo na urudi nyumbani. Mzigo wako unafuata.',
          ],
        },
      ],
    },
    {
      heading: 'Zimetengenezwa kwingine, zinasafirishwa kutoka Dubai',
      blocks: [
        {
          paragraph: [
            'Vingi vinavyouzwa Dubai vimetengenezwa China, India au Japani, kwa hiyo hati mbili ni muhimu. Cheti cha asili ya bidhaa kinaonyesha bidhaa zilitengenezwa wapi. Hati ya kutoka ya Forodha ya Dubai inathibitisha kwamba zimeondoka nchini humo, hivyo muuzaji anaweza kuondoa VAT ya 5%. Bidhaa zinazosafirishwa moja kwa moja kutoka eneo huru la biashara huondoka kwa tamko la kupita (transit) badala yake. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'Forodha ya Dubai', url: 'https://www.dubaicustoms.gov.ae' },
            '.',
          ],
        },
        {
          paragraph: [
            { text: 'Shirika la Viwango Tanzania (TBS)', url: 'https://www.tbs.go.tz' },
            ' huangalia bidhaa zinakosafirishwa na pia zilikotengenezwa. Vifaa vipya vya umeme na vya ujenzi vya kuuza, na matairi yote mapya, kwa kawaida huhitaji Cheti cha Ubora (CoC), kinachotolewa Falme za Kiarabu kabla ya kupakia. ',
            { text: 'Uliza dawati letu la forodha', page: 'services/customs-brokerage' },
            ' ukiwa na picha ya lebo.',
          ],
        },
      ],
    },
    {
      heading: 'Magari yaliyotumika kutoka maeneo huru ya biashara',
      blocks: [
        {
          paragraph:
            'Wauzaji wa maeneo huru huuza magari ya Japani ya usukani wa kulia na pia ya huko yenye usukani wa kushoto. Kwa Tanzania, nunua la usukani wa kulia. Pata cheti cha kusafirisha nje chenye namba ya chesisi, linganisha namba hiyo na iliyo kwenye gari, na utuulize kuhusu ukaguzi wa ubora wa gari kabla ya kupakia.',
        },
      ],
    },
    {
      heading: 'Manukato, dhahabu na power bank',
      blocks: [
        {
          list: [
            'Manukato huwaka kirahisi na huhesabiwa kuwa mzigo hatari. Usiyafiche kwenye nguo. Mafuta halisi ya udi yasiyo na alkoholi kwa kawaida yanaweza kusafiri kwa ndege kwa kiasi kidogo: tuulize kwanza.',
            'Dhahabu na vito tunabeba tu ukipanga nasi kwanza.',
            'Mashirika mengi ya ndege hukataa betri za lithiamu za peke yake. Hukubali simu zenye betri ndani na lebo sahihi.',
          ],
        },
      ],
    },
  ],
  office: {
    heading: 'Ofisi yetu ya Dubai',
    text: 'Ofisi yetu ya Dubai hupokea bidhaa kutoka madukani na maeneo huru ya biashara, na hupanga vizuri ankara za wafanyabiashara wa Tanzania. Iko mbele ya Dar es Salaam kwa saa moja, kwa hiyo unaweza kuzipata ofisi zote mbili asubuhi moja.',
  },
};
