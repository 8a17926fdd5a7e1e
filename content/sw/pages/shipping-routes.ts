import type { Page } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Page> = {
  address: 'njia-za-usafirishaji',
  english: '41ddbd438ec4',
  name: 'Njia za usafirishaji',
  meta: {
    title: 'Bei ya mzigo kwa kilo hadi Tanzania kutoka nchi {origins.count}',
    description:
      'Bei kwa kilo na muda wa mizigo hadi Tanzania kutoka China, Dubai, Marekani, Uingereza, Kanada, Korea Kusini, Hong Kong, Ufaransa, Ujerumani na Uholanzi.',
    keywords: [
      'njia za usafirishaji Tanzania',
      'kusafirisha mzigo kutoka China',
      'kusafirisha mzigo kutoka Marekani',
      'muda wa mzigo kufika Tanzania',
    ],
  },
  sections: [
    {
      heading: 'Njia za usafirishaji hadi Tanzania',
      lead: 'Tafuta nchi bidhaa zako zinakotoka, uone muda, bei, viwanja vya ndege, bandari na nyaraka zake.',
    },
    {
      heading: 'Safari za kuja Tanzania',
      note: 'Muda ni makadirio na si ahadi. Unaweza kubadilika kutokana na forodha na usambazaji nchini.',
    },
    {
      heading: 'Maana ya muda na bei hizi',
      items: [
        {
          title: 'Ndege au meli',
          text: 'Chagua ndege kwa vifurushi vidogo na vya wastani, mizigo ya haraka na vifaa vya kielektroniki vya bei kubwa. Chagua meli kwa kitu chochote kikubwa au kizito kinachoweza kusubiri wiki chache ili bei ipungue.',
        },
        {
          title: 'Siku',
          text: 'Muda unahesabiwa tangu siku mzigo wako uliolipiwa unapoondoka ofisi yetu au mshirika wetu nje ya nchi hadi kufikishwa Dar es Salaam. Kwa ndege kutoka baadhi ya nchi ({origins.in-business-days}) tunahesabu siku za kazi, bila mwisho wa wiki na sikukuu. Kutoka nchi nyingine tunahesabu kila siku. Muda wa meli ni kwa wiki.',
        },
        {
          title: 'Bei',
          text: [
            'Hii ni bei ya ndege kwa kilo moja ya uzito unaotozwa: uzito wa kwenye mizani au, ukiwa mkubwa zaidi, uzito wa ujazo, unaotokana na ukubwa wa boksi. Inalipia usafiri tu. Kugomboa mzigo forodhani kumejumuishwa kwenye mlango kwa mlango; kwa huduma nyingine yoyote kuna mstari wake kwenye bei utakayopewa au ankara. Jaribu boksi lako kwenye ',
            { text: 'kikokotoo', page: 'help/shipping-tools' },
            '.',
          ],
        },
        {
          title: 'Mji wako',
          text: [
            'Mji mdogo huchukua muda mrefu zaidi kufikiwa kuliko mji mkubwa. Ona ',
            {
              text: 'maeneo ya usambazaji nchini',
              page: 'services/local-delivery',
              fragment: 'areas',
            },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Kutoka Uturuki, India, Japani na kwingine',
      intro: 'Hatuna bei wala muda uliotangazwa kwa nchi hizi. Hivi ndivyo unavyopata bei.',
      table: {
        caption: 'Jinsi ya kuomba bei kutoka nchi isiyo kwenye orodha yetu',
        columns: ['Bidhaa kutoka', 'La kufanya', 'Njia nyingine'],
        rows: [
          [
            'Japani',
            [
              'Chagua Japani kama nchi ya kutoka kwenye ',
              { text: 'fomu ya kuomba bei', page: 'get-quote' },
              '. Kwa gari, soma kwanza kuhusu ',
              { text: 'magari', page: 'goods/cars' },
              '.',
            ],
            'Mwambie muuzaji atume kwenye moja ya ofisi zetu, kisha ulipe bei ya kutoka hapo',
          ],
          [
            'India',
            ['Chagua India kwenye ', { text: 'fomu ya kuomba bei', page: 'get-quote' }, '.'],
            'Mwambie muuzaji atume kwenye ofisi yetu ya Dubai, kisha ulipe {dubai.rate} kwa kilo kwa ndege kutoka hapo',
          ],
          [
            'Uturuki',
            [
              'Uturuki haipo kwenye fomu. ',
              { text: 'Tuandikie', page: 'contact' },
              ' ukiweka kichwa "Bei kutoka Uturuki". Sema ni nini, uzito na vipimo vyake, na muuzaji alipo.',
            ],
            'Mwambie muuzaji atume kwenye ofisi yetu ya Dubai, kisha chagua Falme za Kiarabu kwenye fomu ya kuomba bei',
          ],
          [
            'Afrika Kusini, Kenya, Uganda, Rwanda, Nigeria, Misri, Australia',
            'Chagua nchi hiyo kwenye fomu ya kuomba bei.',
            'Kutoka Kenya, Uganda au Rwanda, omba bei ya barabara',
          ],
          [
            'Nchi nyingine yoyote',
            'Tuandikie, kama kwa Uturuki.',
            'Agiza bidhaa zitumwe kwenye ofisi yetu ya nje iliyo karibu zaidi na muuzaji',
          ],
        ],
      },
      note: [
        'Unatuma bidhaa kwanza kwenye moja ya ofisi zetu? ',
        { text: 'Andika anwani hivi', page: 'help/shop-addresses' },
        ', na kwenye maelezo ya fomu ya kuomba bei andika zinakotoka. Andika pia zilitengenezwa nchi gani: forodha huuliza.',
      ],
    },
    {
      heading: 'Nchi nyingine?',
      text: 'Tunapanga pia mizigo kutoka nchi nyingine, na kuipeleka kwa majirani wa Tanzania Afrika Mashariki. Tuombe bei.',
      actions: [{ label: 'Omba bei' }, { label: 'Wasiliana nasi' }],
    },
  ],
};
