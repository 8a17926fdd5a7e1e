import type { ListedPage } from '../../schema/page';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<ListedPage> = {
  address: 'msaada/ripoti-tatizo',
  english: '392e7e148f49',
  name: 'Ripoti tatizo',
  meta: {
    title: 'Ripoti tatizo la mzigo au kifurushi | Nectarine',
    description:
      'Kifurushi kimechelewa, kimepotea au kimepelekwa kusiko? Ripoti kwa namba ya ufuatiliaji. Tunapitia kila taarifa ndani ya {support.review} katika siku za kazi.',
    keywords: [
      'kuripoti tatizo la mzigo',
      'kifurushi kimechelewa',
      'kifurushi kimepotea',
      'msaada wa mizigo Tanzania',
    ],
  },
  listing: {
    summary:
      'Tuambie mzigo wako umepata tatizo gani. Timu ya msaada hupitia taarifa ndani ya {support.review} katika siku za kazi.',
  },
  sections: [
    {
      heading: 'Ripoti tatizo',
      lead: [
        'Tumia fomu hii mzigo ukichelewa, ukipotea au ukiwa unaelekea anwani isiyo sahihi. Kwa uharibifu, kitu kilichokosekana au upotevu ambao msafirishaji ameuthibitisha, badala yake ',
        { text: 'wasilisha dai la bima', page: 'help/file-claim' },
        '. Kuona unachoweza kufanya mwenyewe, nenda kwenye ',
        { text: 'matatizo ya mzigo', page: 'help/shipment-problems' },
        '.',
      ],
      actions: [{ label: 'Nenda kwenye fomu' }],
      facts: [
        { label: 'za kupitia taarifa yako, katika siku za kazi' },
        { value: 'MB 10', label: 'ukubwa wa juu wa picha au PDF' },
      ],
    },
    {
      heading: 'Ripoti kwa hatua tatu',
      items: [
        {
          title: 'Tafuta namba yako ya ufuatiliaji',
          text: 'Ulipewa ulipoweka nafasi, na inafanana na {tracking.example}. Hiyo ndiyo inayotuonyesha kifurushi chako ni kipi.',
        },
        {
          title: 'Eleza kilichotokea',
          text: 'Tuambie ulitarajia nini, ulipata nini badala yake, na lini. Kama anwani si sahihi, tupe iliyo sahihi.',
        },
        {
          title: 'Weka picha na utume',
          text: 'Faili moja la PNG, JPG au PDF la hadi MB 10. Picha ya lebo na ya boksi hujibu maswali yetu mengi.',
        },
      ],
    },
    {
      heading: 'Tuambie tatizo ni nini',
      intro: 'Tutakujibu kwa barua pepe au namba ya simu utakayoandika hapa.',
    },
    {
      heading: 'Nini kinafuata',
      text: 'Timu yetu ya msaada inapitia taarifa yako ndani ya {support.review} katika siku za kazi, kisha inakuandikia barua pepe au kukupigia kukueleza hatua inayofuata. Taarifa za mwisho wa wiki tunazipitia Jumatatu. Mabadiliko yanaweza kuchukua {tracking.update} kuonekana kwenye ufuatiliaji, kwa hiyo huenda tumeshaanza kushughulikia tatizo hilo. Kama bidhaa zinaelekea mahali pasipo sahihi, piga simu au tuandikie WhatsApp sasa.',
      actions: [{ label: 'Tupigie' }, { label: 'Tuandikie WhatsApp' }],
    },
  ],
};
