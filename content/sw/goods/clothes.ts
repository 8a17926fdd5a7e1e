import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/nguo',
  english: 'f00336afc949',
  name: 'Nguo',
  nameInSentence: 'nguo',
  meta: {
    title: 'Kuagiza nguo mpya Tanzania: ushuru, VAT na usafiri',
    description:
      'Nguo mpya kutoka Shein, Guangzhou au London: ushuru {duty.finished}, VAT {customs.vat}, bila kibali kwa nguo zako mwenyewe. Mbinu za kufunga na mifano ya gharama.',
  },
  lead: 'Nguo ndiyo mzigo rahisi kuliko yote tunayobeba: hazina betri, hazivunjiki, na nguo zako mwenyewe hazihitaji kibali. Toa tu hewa kabla ya kufunga boksi.',
  verdict: {
    air: {
      reason: 'Ndege yoyote inazibeba. Zibane vizuri, utalipia kilo za mizani na si hewa.',
    },
    sea: {
      reason:
        'Inafaa kwa marobota na nguo za duka. Nguo mpya za kuuza kwa kawaida huhitaji Cheti cha Ubora.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Kwa mizigo ya biashara ya nguo mpya, si kwa kifurushi cha familia. Mkaguzi anasoma lebo za aina ya kitambaa na alama za ufuaji.',
    },
  ],
  packing: [
    'Zikunje kwa kuviringisha, na utumie mifuko ya kutoa hewa kwa masweta na majaketi.',
    'Tandika mfuko wa plastiki ndani ya katoni: kona ikilowa, shati jeupe linapata doa la kudumu.',
    'Weka nguo moja ya kila aina juu kama forodha huenda ikakagua.',
  ],
  tariff: {
    note: 'Jumla hii inatumia {duty.finished}, ambayo ushuru wa pamoja wa Afrika Mashariki unatoza nguo. Mwongozo mmoja unasema {duty.protected}, na TRA ndiyo inayoamua kipi kinatumika.',
  },
  items: [{ name: 'Kifurushi cha nguo nyepesi' }, { name: 'Nguo za duka, vipande 120' }],
  goesWrong: [
    'Vitundikio na maboksi ya zawadi huongeza mara mbili ukubwa wa kifurushi cha magauni mepesi.',
    'Nembo za klabu za mpira zinagundulika kuwa bandia, na robota zima linazuiwa.',
    'Lebo haionyeshi aina ya kitambaa, kwa hiyo mtu anakisia namba ya HS, na mara chache inakuwa kwa faida yako.',
  ],
  questions: [
    {
      question: 'Nalipa ushuru kwa nguo za watoto wangu mwenyewe?',
      answer:
        'Ndiyo. Ushuru hutegemea nguo yenyewe, si nani ataivaa. Kwa kifurushi kidogo cha familia, ofisa kwa kawaida hukubali stakabadhi, na shughuli huisha haraka.',
    },
    {
      question: 'Nguo ngapi zinahesabiwa kuwa biashara?',
      answer:
        'Hakuna idadi maalum. Mashati sita yanayofanana ya saizi sita yanaonekana kama duka; kumi na mawili tofauti ya saizi moja yanaonekana ni yako.',
    },
    {
      question: 'Naweza kuagiza Shein na vyote vikaja pamoja?',
      answer:
        'Ndiyo, kwenye anwani yetu mojawapo nje ya nchi, pamoja na namba yako binafsi. Zote mbili ziko kwenye akaunti yako ya mteja. Shein hugawa oda kwenye mifuko mingi midogo; tuambie tutarajie mingapi, na tutasubiri wa mwisho.',
    },
  ],
};
