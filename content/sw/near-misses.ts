import type { NearMisses } from '../schema/near-misses';
import type { TranslatedFile } from '../schema/translation';

export const nearMisses: TranslatedFile<NearMisses> = {
  english: '7e66e1853d98',
  lead: {
    text: 'Unatafuta bei? Omba bei hapa.',
    link: { label: 'Omba bei' },
    from: ['/sw/bei', '/sw/omba-nukuu', '/sw/nukuu', '/sw/quote', '/sw/get-quote', '/sw/gharama'],
  },
  heading: 'Je, ulimaanisha moja ya hizi?',
  known: [
    {
      from: ['/sw/fuatilia', '/sw/tracking', '/sw/mzigo-wangu', '/sw/kifurushi'],
      link: { label: 'Fuatilia mzigo' },
    },
    { from: ['/sw/faq', '/sw/maswali'], link: { label: 'Maswali ya mara kwa mara' } },
    {
      from: ['/sw/kikokotoo', '/sw/makadirio', '/sw/bei-kwa-kilo'],
      link: { label: 'Kikokotoo cha bei' },
    },
    { from: ['/sw/njia', '/sw/nchi'], link: { label: 'Njia zote za usafirishaji' } },
    { from: ['/sw/duka', '/sw/nunua', '/sw/manunuzi'], link: { label: 'Nunua mtandaoni' } },
    { from: ['/sw/help', '/sw/usaidizi'], link: { label: 'Kituo cha msaada' } },
    {
      from: ['/sw/tatizo', '/sw/malalamiko', '/sw/umepotea', '/sw/umechelewa'],
      link: { label: 'Matatizo ya mzigo' },
    },
    { from: ['/sw/madai', '/sw/fidia', '/sw/bima'], link: { label: 'Bima na madai' } },
    { from: ['/sw/kurudisha', '/sw/rejesho'], link: { label: 'Kurudisha bidhaa' } },
    { from: ['/sw/masharti', '/sw/sheria'], link: { label: 'Masharti' } },
    { from: ['/sw/blogu', '/sw/makala', '/sw/habari'], link: { label: 'Makala' } },
    { from: ['/sw/about', '/sw/kampuni', '/sw/sisi'], link: { label: 'Nectarine ni nini' } },
    {
      from: ['/sw/contact', '/sw/ofisi', '/sw/whatsapp', '/sw/simu'],
      link: { label: 'Wasiliana nasi' },
    },
    {
      from: ['/sw/leseni', '/sw/usajili', '/sw/utapeli'],
      link: { label: 'Leseni zetu, na jinsi ya kuzihakiki' },
    },
    {
      from: ['/sw/anwani', '/sw/amazon', '/sw/alibaba', '/sw/aliexpress', '/sw/shein'],
      link: { label: 'Anwani ya kuwapa wauzaji' },
    },
    {
      from: ['/sw/kontena', '/sw/makontena', '/sw/cbm', '/sw/meli'],
      link: { label: 'Gharama ya kusafirisha kwa meli' },
    },
    {
      from: ['/sw/pipa', '/sw/mapipa', '/sw/london'],
      link: { label: 'Pipa au boksi kutoka London' },
    },
    {
      from: ['/sw/uturuki', '/sw/india', '/sw/japani', '/sw/nchi-nyingine'],
      link: { label: 'Kutoka nchi nyingine' },
    },
    { from: ['/sw/kuhama', '/sw/kurudi-nyumbani'], link: { label: 'Kurudi kuishi Tanzania' } },
    { from: ['/sw/ajira', '/sw/kazi', '/sw/nafasi-za-kazi'], link: { label: 'Ajira' } },
  ],
};
