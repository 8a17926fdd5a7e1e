import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/mashine-na-pampu',
  english: '06ed58c8344d',
  name: 'Mashine na pampu',
  nameInSentence: 'mashine na pampu',
  meta: {
    title: 'Kuagiza mashine na pampu za maji Tanzania',
    description:
      'Pampu za maji, mashine za kusaga, cherehani na jenereta nyingi hazina ushuru. Hati, makreti, vipuri na jumla pamoja na VAT.',
  },
  lead: 'Ushuru unapendelea uzalishaji: mashine zinazotengeneza kitu hazina ushuru. Kinachochukua muda ni kreti, volti na kipuri kilichosahaulika.',
  verdict: {
    air: {
      reason:
        'Cherehani au pampu ya haraka, ndiyo. Injini lazima zisiwe na mafuta, na ziwe na cheti kinachosema hivyo.',
    },
    sea: {
      reason:
        'Njia ya kawaida, ndani ya kreti la mbao zilizotibiwa. Mashine za umeme za kuuza kwa kawaida huhitaji Cheti cha Ubora.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Huombwa kwa mashine za umeme na jenereta. Kibati cha mashine lazima kionyeshe volti 400 au 230 kwa hertz 50. Moja ya matumizi yako mara nyingi haihitaji cheti.',
    },
    {
      authority: 'OSHA',
      name: 'Usajili kabla ya matumizi',
      text: 'Boila, lifti na matangi ya shinikizo lazima visajiliwe na mamlaka ya usalama kazini kabla ya kuwashwa.',
    },
  ],
  packing: [
    'Funga mashine kwenye paleti yake kwa bolti; mikanda hulegea.',
    'Paka grisi kwenye chuma kilicho wazi, na ufunge kreti kwa kizuia unyevu.',
    'Tuma mikanda, sili na mota moja ya akiba ndani ya kreti hilohilo.',
  ],
  tariff: {
    note: 'Mashine nyingi za uzalishaji, pampu za centrifugal na jenereta hazina ushuru. Vipuri na pampu za mafuta vinaweza kulipa {duty.intermediate}.',
  },
  items: [
    { name: 'Pampu ya kisima ya kW 1.5' },
    { name: 'Mashine ya kusaga mahindi na mota yake' },
  ],
  goesWrong: [
    'Mota za hertz 60 huzunguka hapa polepole kwa sehemu ya sita, na mashine haifikii kiwango chake cha kusaga.',
    'Mashine imeelezwa kama "kifaa", na ofisa hawezi kupata kundi la HS la neno hilo.',
    'Makreti ya msonobari usiotibiwa yanafika na wadudu, na yanachomwa kabla ya jambo jingine lolote.',
  ],
  questions: [
    {
      question: 'Mashine za uzalishaji hutozwa VAT?',
      answer:
        'Kwa kawaida ndiyo, kodi ya ongezeko la thamani (VAT) ya {customs.vat}, ingawa baadhi ya mashine za kilimo zina nafuu. Biashara zilizosajiliwa huidai kwenye ritani. Haki ya kuahirisha kuilipa wakati wa kuingiza ilitarajiwa kuisha katikati ya 2026, kwa hiyo iulize TRA utaratibu wa sasa.',
    },
    {
      question: 'Naweza kuagiza mashine iliyotumika?',
      answer:
        'Ndiyo, ikiwa na mwaka wake na namba ya mfululizo. Forodha huthamini mitambo mizito kwa katalogi, kwa hiyo tutumie mkataba wa mauzo na picha za kibati.',
    },
    {
      question: 'Nani anashusha kreti la nusu tani getini kwangu?',
      answer:
        'Tuambie unapoweka nafasi: tunatuma lori lenye kreni au kupanga forklifti. Bila hivyo, dereva atalitazama tu pamoja na wewe.',
    },
  ],
};
