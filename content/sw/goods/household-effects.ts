import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vyombo-vya-kuhamia',
  english: '5edcacce998c',
  name: 'Vyombo vya kuhamia',
  nameInSentence: 'vyombo vya kuhamia',
  meta: {
    title: 'Kurudi kuishi Tanzania: vyombo vya nyumbani bila ushuru',
    description:
      'Wanaorudi kuishi wanaweza kuleta vyombo walivyotumia bila ushuru ndani ya siku 90. Masharti, hati, kanuni ya gari moja, na vinavyotozwa kodi hata hivyo.',
  },
  lead: 'Unarudi nyumbani moja kwa moja? Ulivyotumia nje ya nchi vinaweza kuja bila ushuru, ukithibitisha kwamba unahama na kuzingatia muda wa siku 90. Vitu vipya hutozwa kodi.',
  verdict: {
    air: {
      reason:
        'Katoni chache za wiki za kwanza, kama zile sita za mfano ulio hapa chini. Nazo zinaweza kuja bila ushuru kama vitu vingine, kwa hiyo ziorodheshe kama sehemu ya kuhama.',
    },
    sea: { reason: 'Kontena la pamoja au zima, orodha ikiwa tayari kabla ya kupakia.' },
  },
  papers: [
    {
      authority: 'TRA',
      name: 'Msamaha wa mkazi anayerejea',
      text: 'Kwa yeyote mwenye miaka 18 au zaidi ambaye anahama kweli. Mihuri ya pasipoti na kumalizika kwa mkataba wa nyumba au kazi huthibitisha.',
    },
    {
      authority: 'Kutoka kwako',
      name: 'Orodha yenye thamani',
      text: 'Imechapwa, kwa Kiingereza, katoni kwa katoni, na aina na namba ya kila kifaa cha umeme.',
    },
    {
      authority: 'Uhamiaji',
      name: 'Kibali cha ukaazi au cha kazi',
      text: 'Kwa wasio raia. Bila hicho bidhaa husubiri bandarini na ada ya kuhifadhi hutozwa.',
    },
  ],
  packing: [
    'Andika namba kwenye kila katoni, na utumie namba ileile kwenye orodha.',
    'Vitu vipya viwe kwenye katoni zake, stakabadhi zikiwa juu.',
    'Beba mwenyewe nyaraka na dawa. Usiziweke kwenye kontena.',
  ],
  tariff: {
    note: 'Kwa msamaha unalipa ada ya uchakataji ya forodha tu, na kwa meli tozo ya gati pamoja na VAT yake. Bila msamaha kila kitu kina kiwango chake. Vitanda na meza hugharimu zaidi: ushuru {duty.protected} na ushuru wa bidhaa. Jumla ya kwa ndege ina thamani ya vitu vyako, ingawa tayari ni vyako.',
  },
  items: [
    { name: 'Katoni sita za wiki za kwanza, kwa msamaha wa kodi' },
    { name: 'Vyumba vitatu kwenye kontena la pamoja, kwa msamaha wa kodi' },
  ],
  goesWrong: [
    'Kontena linafika miezi minne baada ya mwenyewe, na msamaha unakuwa mashakani.',
    'Ulitembelea nyumbani mwaka jana, na ofisa anasema kwamba hilo linakatisha miezi kumi na miwili unayotakiwa kuwa umeishi nje ya nchi.',
    'Runinga kumi zinazofanana hufanya vyombo vionekane kama duka.',
  ],
  questions: [
    {
      question: 'Vyombo vinaweza kufika muda gani baada yangu?',
      answer:
        'Ndani ya siku 90. TRA inaweza kuongeza muda huo hadi siku 360 tu, kwa hiyo omba kabla siku 90 hazijaisha.',
    },
    {
      question: 'Lazima niwe nimeishi nje ya nchi kwa muda gani?',
      answer:
        'Wahamishaji wa mizigo husema miezi kumi na miwili mfululizo, kwa raia. Sheria inasema kuhama makazi kwa kweli, kwa hiyo leta kila kinachothibitisha kwako.',
    },
    {
      question: 'Je, gari langu linaweza kuja pamoja na vyombo?',
      answer:
        'Ndiyo, moja: lazima uwe umelimiliki na kulitumia nje ya nchi kwa miezi isiyopungua kumi na miwili, na liwe la chini ya miaka minane, lenye injini ya hadi cc 3,000. Likiwa na usukani wa kushoto, kama magari ya Kanada, huenda usiweze kulisajili. Ukiliuza baadaye, utadaiwa kodi.',
    },
  ],
};
