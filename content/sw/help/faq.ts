import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/maswali',
  english: 'de80a5ee30ae',
  name: 'Maswali ya mara kwa mara',
  meta: {
    title: 'Maswali ya mara kwa mara kuhusu mizigo | Nectarine',
    description:
      'Majibu kuhusu mizigo ya Tanzania: bei kwa kilo na CBM, makontena, mapipa, malipo, muda wa kufika, ushuru wa forodha, bima na bidhaa zisizoruhusiwa.',
    keywords: [
      'maswali kuhusu kusafirisha mizigo',
      'muda wa mzigo kufika Tanzania',
      'ushuru wa forodha',
      'njia za malipo',
    ],
  },
  listing: {
    summary: 'Majibu kuhusu huduma, bei, malipo, muda wa kufika, forodha na bima.',
  },
  sections: [
    {
      heading: 'Maswali ya mara kwa mara',
      lead: 'Pata majibu ya haraka ya maswali ya kawaida kuhusu huduma zetu.',
    },
    {
      heading: 'Kwanza, majibu mafupi',
      mostAsked: [
        {
          question: 'Inachukua muda gani?',
          answer: [
            '{air.time} kwa ndege kutoka Dubai, {sea.time} kwa meli kutoka nchi nyingi. ',
            { text: 'Muda kutoka kila nchi', page: 'shipping-routes' },
          ],
        },
        {
          question: 'Kifurushi kinagharimu kiasi gani?',
          answer: [
            'Kwa ndege, {uk.rate} kwa kilo kutoka Uingereza. ',
            { text: 'Kokotoa chako', page: 'help/shipping-tools', fragment: 'calculator' },
          ],
        },
        {
          question: 'Ushuru umejumuishwa?',
          answer: [
            'Kwa kawaida hapana: mpokeaji hulipa. ',
            { text: 'Au tulipe sisi (DDP)', fragment: 'who-pays-duty' },
          ],
        },
        {
          question: 'Naweza kutuma bidhaa yangu?',
          answer: [
            'Nyingi ndiyo, baadhi kwa hati. ',
            { text: 'Tafuta bidhaa yako', page: 'goods' },
          ],
        },
        {
          question: 'Mzigo wangu uko wapi?',
          answer: [
            'Tumia namba uliyopewa ulipoweka nafasi. ',
            { text: 'Fuatilia mzigo', page: 'tracking' },
          ],
        },
        {
          question: 'Ninyi ni nani?',
          answer: [
            'Kampuni ya mizigo yenye ofisi {offices.count}. ',
            { text: 'Hakikisha kuwa sisi ni wa kweli', fragment: 'is-it-real' },
          ],
        },
      ],
      groups: [
        {
          title: 'Maswali ya jumla',
          questions: [
            {
              question: 'Nectarine inafanya nini?',
              answer: [
                {
                  paragraph: [
                    'Tunaleta bidhaa Tanzania kutoka nje ya nchi kwa ajili ya watu binafsi, wanunuzi wa mtandaoni na biashara. Tunakusaidia kununua, tunachukua bidhaa, tunazisafirisha kwa ndege au meli, tunazigomboa forodhani, tunazitunza na kuzifikisha. Ona ',
                    { text: 'huduma', page: 'services' },
                    '. Unaweza kuchukua moja tu au kadhaa.',
                  ],
                },
              ],
            },
            {
              question: 'Mnasafirisha kutoka na kwenda nchi gani?',
              answer: [
                {
                  paragraph: [
                    'Kutoka Marekani, Uingereza, Kanada, China, Dubai (Falme za Kiarabu), Korea Kusini, Hong Kong, Ufaransa, Ujerumani na Uholanzi, na kutoka nchi nyingine ukiomba. Tunafikisha kwenye miji yote mikubwa ya Tanzania na mingi ya midogo, na kwenye nchi nyingine za Afrika Mashariki. Ona ',
                    { text: 'njia za usafirishaji', page: 'shipping-routes' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Mnaweza kusafirisha kutoka Uturuki, India au Japani?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo, kwa kuomba bei. India na Japani zipo kwenye fomu ya kuomba bei. Kwa Uturuki, tuandikie, au mwambie muuzaji atume kwenye ofisi yetu ya Dubai. ',
                    {
                      text: 'La kufanya kwa kila nchi',
                      page: 'shipping-routes',
                      fragment: 'other-countries',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Nitajuaje kuwa Nectarine ni kampuni halisi na si matapeli?',
              answer: [
                {
                  paragraph: [
                    'Tuhakiki: tafuta jina letu BRELA, omba kuona leseni zinazotolewa na TRA, TASAC na TCRA, na tembelea ofisi ya Dar es Salaam. ',
                    { text: 'Leseni zetu, na jinsi ya kuzihakiki', page: 'about/licences' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Niwape Amazon, Alibaba, AliExpress au Shein anwani gani?',
              answer: [
                {
                  paragraph: [
                    'Anwani ya ofisi yetu iliyo kwenye nchi ambako duka hutuma, ukiweka namba yako binafsi baada ya jina lako. ',
                    { text: 'Ona fomu iliyojazwa', page: 'help/shop-addresses' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Nawezaje kutuma pipa au boksi kutoka London?',
              answer: [
                {
                  paragraph: [
                    'Omba bei, kisha leta pipa au boksi Milton Keynes au omba lichukuliwe. Pipa husafiri kwa meli na bei yake hutegemea nafasi linayochukua. Boksi kwa ndege ni {uk.rate} kwa kilo. ',
                    {
                      text: 'Kinachoingia, gharama yake na jinsi ya kulikabidhi',
                      page: 'routes/uk',
                      fragment: 'barrel',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Nahitaji akaunti?',
              answer: [
                {
                  paragraph: [
                    'Huhitaji ili kuomba au kukubali bei, kupata makadirio au kuuliza swali. Fungua ',
                    { text: 'akaunti yako ya mteja', portal: 'getStarted' },
                    ', iliyo kwenye tovuti tofauti, ili kununua kwa anwani zetu, kuomba tukununulie bidhaa, kupanga mzigo uchukuliwe nje ya nchi, kutumia huduma ya kuhifadhi na kutuma oda au kupata uanachama.',
                  ],
                },
              ],
            },
            {
              question: 'Nawezaje kufuatilia mzigo wangu?',
              answer: [
                {
                  paragraph: [
                    'Andika namba uliyopata ulipoweka nafasi, kama {tracking.example}, kwenye ',
                    { text: 'ukurasa wa kufuatilia', page: 'tracking' },
                    '. Taarifa mpya zinaweza kuchukua {tracking.update} kuonekana. Kama muda umezidi huo, ona ',
                    { text: 'la kufanya', page: 'help/shipment-problems', fragment: 'no-update' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Ofisi zenu ziko wapi, na zinafunguliwa lini?',
              answer: [
                {
                  paragraph: [
                    'Makao makuu yetu ni Dar es Salaam, na tuna ofisi California, Milton Keynes, Dubai na Guangzhou. Tunafungua Jumatatu hadi Ijumaa, {office.hours}, na tunafunga mwisho wa wiki. Anwani ziko kwenye ',
                    { text: 'ukurasa wa mawasiliano', page: 'contact' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Mnaweza kuunganisha na kufunga upya vifurushi vyangu?',
              answer: [
                {
                  paragraph:
                    'Ndiyo. Ofisi yetu nje ya nchi inaweza kutunza vifurushi kutoka maduka kadhaa na kuvituma kama kimoja, na mara nyingi gharama hupungua. Kuvifunga pamoja ni bure. Ufungaji wa vitu vinavyovunjika au vyenye umbo lisilo la kawaida hulipiwa zaidi.',
                },
              ],
            },
            {
              question: 'Mzigo unaweza kuwa mkubwa kiasi gani?',
              answer: [
                {
                  paragraph: [
                    'Chochote kuanzia kilo 0.1 hadi kontena zima. Kwa kitu kimoja, kikomo ni mlango wa ndege au kontena. Weka vipimo na uzito wake kwenye ',
                    { text: 'fomu ya kuomba bei', page: 'get-quote' },
                    ', na bei tutakayokupa itasema kinavyoweza kusafiri.',
                  ],
                },
              ],
            },
            {
              question: 'Mnafikisha Mbeya, Zanzibar na miji midogo?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo. Tunafikisha kwenye miji yote mikubwa na mingi ya midogo. Magari yetu huenda Mbeya, Dar es Salaam, Arusha, Dodoma na Mwanza mara kwa mara. Kwa Zanzibar au mji mwingine wowote, andika mahali hapo kwenye maelezo ya fomu ya kuomba bei, na utapewa bei na siku zinazoongezeka. Ona ',
                    { text: 'usambazaji nchini', page: 'services/local-delivery' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
        {
          title: 'Bei na malipo',
          questions: [
            {
              question: 'Mnakokotoaje gharama ya usafiri?',
              answer: [
                {
                  paragraph: [
                    'Gharama inategemea uzito wa ujazo, unakotoka na unakokwenda mzigo, kasi ya usafiri na uangalizi maalum. Bei kwa kilo inalipia usafiri tu. Kugomboa mzigo forodhani kumejumuishwa kwenye mlango kwa mlango; kwa huduma nyingine yoyote kuna mstari wake kwenye bei utakayopewa au ankara. Kwa kifurushi kutoka moja ya nchi zetu {origins.count}, ',
                    { text: 'kikokotoo', page: 'help/shipping-tools', fragment: 'calculator' },
                    ' kinakupa makadirio papo hapo.',
                  ],
                },
              ],
            },
            {
              question: 'Uzito wa ujazo ni nini?',
              answer: [
                {
                  paragraph: [
                    'Ni kipimo cha nafasi ambayo boksi linachukua: urefu × upana × kimo kwa sentimita, gawanya kwa {weight.divisor}, unapata kilo. Tunatoza ulio mkubwa kati ya uzito wa ujazo na uzito halisi. Ona ',
                    {
                      text: 'mifano',
                      page: 'help/shipping-tools',
                      fragment: 'volumetric-weight',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Mnahitaji nini ili mnipe bei?',
              answer: [
                {
                  paragraph: [
                    'Vipimo, uzito, unakotoka na unakokwenda mzigo. ',
                    { text: 'Fomu ya kuomba bei', page: 'get-quote' },
                    ' inauliza pia ni bidhaa gani, unataka kusafirisha lini na tutakupataje. Ni bure, na hulazimiki kuagiza.',
                  ],
                },
              ],
            },
            {
              question: 'Naweza kulipa vipi?',
              answer: [
                {
                  paragraph: [
                    'Kwa kadi ya benki, pesa za simu (M-Pesa, Tigo Pesa, Airtel Money; Tigo Pesa sasa inaitwa Mixx by Yas) au uhamisho wa benki. Fedha taslimu tunapokea kwenye ofisi zetu za hapa nchini tu. Wateja wa biashara waliokubaliwa wanaweza kulipa kwa mkopo. Kwa orodha kamili, ona ',
                    { text: 'sera ya malipo', page: 'help/payment-policy' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Natakiwa kulipa lini?',
              answer: [
                {
                  paragraph: [
                    'Kabla bidhaa zako hazijaondoka: tunashughulikia mzigo baada tu ya ankara kulipwa kikamilifu. Tukijua uzito na vipimo, ankara inakuja unapoweka nafasi. Kwa Nunua mtandaoni, Ninunulie na Mlango kwa mlango, kwanza tunapokea na kupima bidhaa, kisha tunatuma ankara ya usafiri. Kwa Ninunulie, unalipia bidhaa na ada yetu kabla hatujanunua. ',
                    { text: 'Unapata ankara lini', page: 'help/how-it-works', fragment: 'stages' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Nalipa kwa sarafu ipi, na kwa kiwango kipi?',
              answer: [
                {
                  paragraph: [
                    'Ankara yako inasema sarafu na kiasi. Ankara ya usambazaji nchini tunaitoa kwa shilingi za Tanzania. Kama kiasi kinabadilishwa sarafu, tuulize tunatumia kiwango cha siku gani. Kwa undani, ona ',
                    {
                      text: 'sera ya malipo',
                      page: 'help/payment-policy',
                      fragment: 'currency-and-fees',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Napata stakabadhi ya EFD?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo, kwa chochote unachotulipa Tanzania. Kisheria, muuzaji lazima atoe stakabadhi ya EFD na mnunuzi lazima aidai, kwa hiyo itunze yako. ',
                    { text: 'TRA', url: 'https://www.tra.go.tz' },
                    ' wanaweza kuihakiki. Kwa ushuru na kodi, unapata stakabadhi tofauti kutoka TRA.',
                  ],
                },
              ],
            },
            {
              question: 'Usafiri wa meli ni bei gani kwa mita ya ujazo (CBM)?',
              answer: [
                {
                  paragraph: [
                    'Bei kwa mita ya ujazo hubadilika kulingana na safari ya meli na msimu, kwa hiyo unaipata ukiomba bei. ',
                    {
                      text: 'Kokotoa CBM yako',
                      page: 'services/sea-air-freight',
                      fragment: 'price-per-cbm',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Kontena hadi Dar es Salaam ni bei gani?',
              answer: [
                {
                  paragraph: [
                    'Unapata bei ukiiomba, kwa sababu gharama ya meli hubadilika kila safari. Bei hiyo inajumuisha pia lori la nje ya nchi, huduma za bandarini, kugomboa na kufikisha mlangoni kwako. ',
                    {
                      text: 'Kinachoamua bei',
                      page: 'services/sea-air-freight',
                      fragment: 'sea-prices',
                    },
                    ', na ',
                    {
                      text: 'kinachoingia kwenye kontena',
                      page: 'services/sea-air-freight',
                      fragment: 'containers',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Bima ni bei gani?',
              answer: [
                {
                  paragraph: [
                    'Ni asilimia ya thamani unayotaja: kwa kawaida kampuni za bima hutoza takriban 0.1% hadi {insurance.high}. Omba bima kwenye fomu ya kuomba bei, na bei utakayopewa itataja gharama yake. ',
                    {
                      text: 'Jinsi inavyokokotolewa',
                      page: 'help/insurance-claims',
                      fragment: 'premium',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Kurudishiwa fedha huchukua muda gani?',
              answer: [
                {
                  paragraph: [
                    'Tukikubali kukurudishia, tunakupa tarehe yake. Benki au mtandao wako wa simu unaweza kuchukua siku chache zaidi. Kujua tunachorudisha, ona ',
                    { text: 'sera ya malipo', page: 'help/payment-policy', fragment: 'refunds' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Huduma ya Ninunulie ni bei gani?',
              answer: [
                {
                  paragraph: [
                    'Bei ya bidhaa, ada ndogo ya huduma, na ada ya usafiri inayotegemea ukubwa na uzito. Unaona bei, ada ya huduma na makadirio ya usafiri kabla hatujaagiza. Ankara ya usafiri tunaitoa tukishapima boksi lililofungwa. Soma zaidi kuhusu ',
                    { text: 'Ninunulie', page: 'services/buy-for-me' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Kuna punguzo nikisafirisha mara kwa mara?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo, kwa uanachama. Basic ni {basic.fee} kwa mwaka na inakupa punguzo la {basic.discount} kwenye usafiri. Premium ni {premium.fee} kwa mwaka na inakupa punguzo la {premium.discount}. Linganisha ',
                    { text: 'mipango', page: 'membership' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
        {
          title: 'Muda wa kusafiri na kufika',
          questions: [
            {
              question: 'Mzigo kutoka nje ya nchi huchukua muda gani?',
              answer: [
                {
                  paragraph: [
                    'Usafiri wa haraka kutoka nje ya nchi huchukua {express.international}, kulingana na unakotoka mzigo: kifurushi chako huondoka peke yake, kwa ndege inayofuata yenye nafasi. Usafiri wa kawaida huchukua {standard.international}, kuanzia siku kifurushi chako cha mwisho kinapofika ofisi yetu au mshirika wetu nje ya nchi, pamoja na muda wa kukifunga na vingine; ongeza siku zozote kabla hujalipa ankara. Mlango kwa mlango ina makadirio yake, {door-to-door.time} tangu kuchukuliwa, na Nunua mtandaoni kutoka Marekani pia, {online-purchase.usa} tangu siku kifurushi chako cha mwisho kinapotufikia. Meli huchukua {sea.time} kutoka nchi nyingi. ',
                    { text: 'Muda kutoka kila nchi', page: 'shipping-routes' },
                    ' unahesabiwa tangu siku mzigo unapoondoka ofisi yetu au mshirika wetu nje ya nchi hadi kufikishwa Dar es Salaam.',
                  ],
                },
              ],
            },
            {
              question: 'Mna usafiri wa haraka?',
              answer: [
                { paragraph: 'Ndiyo, kwa vifurushi visivyoweza kusubiri:' },
                {
                  list: [
                    'Haraka kutoka nje ya nchi: {express.nearest} kutoka nchi zilizo haraka zaidi, {express.international} kutoka nyingine. Muda huhesabiwa tangu ndege inayofuata yenye nafasi, na gharama ni zaidi ya bei tulizochapisha.',
                    'Haraka nchini, kati ya miji ya Tanzania: {express.local}.',
                  ],
                },
              ],
            },
            {
              question: 'Kufikisha ndani ya Tanzania huchukua muda gani?',
              answer: [
                {
                  paragraph: [
                    'Usambazaji nchini huchukua {standard.local}, au chini ya hapo ukichagua huduma ya haraka zaidi: siku hiyohiyo kwenye baadhi ya miji, siku inayofuata kwa mikoa ya karibu. Ona tunapotoa huduma ya ',
                    { text: 'usambazaji nchini', page: 'services/local-delivery' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Je, mnahakikisha muda wa kufika?',
              answer: [
                {
                  paragraph:
                    'Hapana. Muda ni makadirio, na unaweza kubadilika kutokana na forodha na usambazaji nchini. Kama tarehe ni muhimu, omba usafiri wa haraka kwenye maelezo ya fomu ya kuomba bei, na hata hivyo weka akiba ya siku chache.',
                },
              ],
            },
            {
              question: 'Kifurushi changu kimechelewa. Nifanye nini?',
              answer: [
                {
                  paragraph: [
                    'Subiri {tracking.update} ili taarifa mpya zionekane. Kama hakuna kinachobadilika, ',
                    { text: 'ripoti tatizo', page: 'help/report-issue' },
                    '. Timu ya msaada hupitia taarifa ndani ya {support.review} katika siku za kazi. ',
                    { text: 'La kufanya kwa kila aina ya tatizo', page: 'help/shipment-problems' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Mnatunza kifurushi changu bure kwa muda gani?',
              answer: [
                {
                  paragraph: [
                    'Kifurushi chako kikifika, tunakuambia siku ngapi ni bure na tunatoza nini baada ya hapo. Bei utakayopewa inaweza kutaja yote mawili. Bandari na viwanja vya ndege pia hutoza uhifadhi bidhaa zinaposubiri nyaraka au ushuru. ',
                    {
                      text: 'Siku za bure kwetu, bandarini na uwanja wa ndege',
                      page: 'services/warehousing',
                      fragment: 'free-days',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Nije na nini kuchukua kifurushi?',
              answer: [
                {
                  paragraph:
                    'Namba yako ya ufuatiliaji na uthibitisho kwamba wewe ndiye mtu aliyetajwa wakati wa kuweka nafasi. Kifurushi kikifika, tunakuambia hati tunazokubali. Kama mtu mwingine anakuchukulia, tutajie jina lake kwanza.',
                },
              ],
            },
            {
              question: 'Naweza kurudisha kitu?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo. Anza kurudisha ndani ya {returns.deadline} tangu kufikishiwa. Nani analipa inategemea sababu: ona ',
                    {
                      text: 'sera ya kurudisha',
                      page: 'help/insurance-claims',
                      fragment: 'returns',
                    },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
        {
          title: 'Forodha na bidhaa zisizoruhusiwa',
          questions: [
            {
              question: 'Mnagomboa mizigo forodhani?',
              answer: [
                {
                  paragraph: [
                    'Ndiyo. Timu yetu inaandaa tamko la forodha na kufuatilia kwa Mamlaka ya Mapato Tanzania (TRA) hadi bidhaa zako zitoke. Huduma hii imo kwenye mlango kwa mlango, na unaweza kuichukua peke yake kama ',
                    { text: 'huduma ya forodha', page: 'services/customs-brokerage' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Ushuru wa forodha umo kwenye bei?',
              answer: [
                {
                  paragraph:
                    'Kwa kawaida haumo. Mpokeaji hulipa ushuru wa forodha, isipokuwa ukichagua DDP (Delivered Duty Paid). Hapo tunaulipa sisi na kuuweka kwenye bei yetu.',
                },
              ],
            },
            {
              question: 'Narudi kuishi Tanzania. Nalipia ushuru vitu vyangu?',
              answer: [
                {
                  paragraph: [
                    'Si kwa vitu vya nyumbani ulivyotumia, ukirudi moja kwa moja na kutimiza masharti na tarehe. Gari moja pia linaweza kuingia bila ushuru. Vitu vipya hutozwa kodi. ',
                    { text: 'Masharti, nyaraka na gharama', page: 'goods/household-effects' },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Forodha inataka nyaraka gani?',
              answer: [
                {
                  paragraph: [
                    'Ankara ya biashara au stakabadhi ya duka, na orodha ya vilivyomo (packing list). Biashara zinahitaji TIN (namba ya mlipakodi), na pia mtu anayeagiza kwa tamko kamili la forodha. Kifurushi kidogo cha matumizi yako kinaweza kutoka bila TIN: hakikisha na ',
                    { text: 'TRA', url: 'https://www.tra.go.tz' },
                    '. Baadhi ya bidhaa zinahitaji kibali, na bei utakayopewa itasema kipi.',
                  ],
                },
              ],
            },
            {
              question: 'Siwezi kusafirisha nini?',
              answer: [
                {
                  paragraph: [
                    'Mizigo hatari, vitu haramu, wanyama hai, vyakula vinavyoharibika, fedha taslimu, na vito au vitu vya kale visivyopangwa mapema nasi. Mizigo hatari michache, kama manukato na power bank, inaweza kuja kwa meli ikitangazwa. ',
                    { text: 'Orodha ya bidhaa zisizoruhusiwa', page: 'help/prohibited-items' },
                    ' ina mifano na sababu.',
                  ],
                },
              ],
            },
            {
              question: 'Itakuwaje forodha ikizuia kifurushi changu?',
              answer: [
                {
                  paragraph: [
                    'Tunamuuliza ofisa kinachokosekana na kukuambia mara tu tukijua. Kwa kawaida ni ankara au kibali. Jibu haraka, kwa sababu unaweza kulipia uhifadhi bidhaa zinaposubiri. ',
                    {
                      text: 'La kufanya leo',
                      page: 'help/shipment-problems',
                      fragment: 'held-at-customs',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              question: 'Mzigo wangu una bima?',
              answer: [
                {
                  paragraph: [
                    'Ukichagua bima, ndiyo. Bima ya msingi hulipa hadi {cover.basic} ya thamani ya bidhaa, na bima kamili hulipa thamani uliyotaja. Kama bei uliyopewa wala ankara haitaji bima, huna bima, kwa hiyo uliza kabla ya kulipa. Kwa baadhi ya bidhaa kutoka nje, sheria inadai bima. Wasilisha dai ndani ya {claims.deadline} tangu kupokea. Ukaguzi huchukua {claims.review}, au hadi {claims.complex} kwa madai magumu. Ona ',
                    { text: 'bima na madai', page: 'help/insurance-claims' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Bado una maswali?',
      text: 'Tuambie kuhusu bidhaa zako, tutajibu swali lako.',
      actions: [{ label: 'Wasiliana na msaada' }],
    },
  ],
};
