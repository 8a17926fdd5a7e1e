import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/samani',
  english: '74d2e1ce51b1',
  name: 'Samani',
  nameInSentence: 'samani',
  meta: {
    title: 'Kuagiza samani Tanzania: ushuru, kodi na usafiri',
    description:
      'Vitanda na meza hulipa ushuru {duty.protected}, sofa {duty.finished}, na vyote ushuru wa bidhaa {excise.furniture}. Kwa nini zije kwa meli, na lini kununua hapa ni nafuu zaidi.',
  },
  lead: 'Tanzania ina mafundi seremala wazuri na inawalinda. Kwa ushuru wa forodha, ushuru wa bidhaa na VAT, samani za nje huwa karibu mara mbili ya bei ya huko zinakotoka kabla hazijafika getini kwako.',
  verdict: {
    air: {
      reason:
        'Sofa ingetozwa kama kilo mamia kadhaa. Kuisafirisha kwa ndege ni nadra sana kuwa na faida.',
    },
    sea: {
      reason:
        'Zikiwa hazijaunganishwa, au ndani ya kontena pamoja na vitu vingine, samani huingia bila kibali maalum.',
    },
  },
  papers: [
    {
      authority: 'Mamlaka ya afya ya mimea (TPHPA)',
      name: 'Kutibiwa kwa mbao',
      text: 'Mbao ghafi, magome na paleti lazima vitibiwe kwa joto na vipigwe muhuri wa ISPM 15. Samani zilizokamilika na kupakwa vanishi hazina shida.',
    },
  ],
  packing: [
    'Fungua miguu, na ufunge mfuko wa skrubu kwenye fremu yake.',
    'Funika sofa kwa plastiki kisha kwa kitambaa: plastiki peke yake huleta unyevu.',
    'Vioo vya meza husafiri vikiwa vimesimama ndani ya kreti.',
  ],
  tariff: {
    note: 'Vitanda, meza na makabati hulipa ushuru {duty.protected}; sofa na viti {duty.finished}. Ushuru wa bidhaa {excise.furniture} hutozwa kwenye vyote.',
  },
  items: [{ name: 'Kabati la nguo la kuunganisha' }, { name: 'Meza nne za ofisi' }],
  goesWrong: [
    'Wadudu wa mbao wanakutwa kwenye sanduku la kale, na kontena zima linafukizwa dawa kwa gharama ya mwagizaji.',
    'Sofa haipiti kwenye mlango wa nyumba ya ghorofa Upanga.',
    'Mnunuzi anakokotoa ushuru {duty.finished}, anasahau ushuru wa bidhaa, na kwamba vitanda na meza hulipa {duty.protected}.',
  ],
  questions: [
    {
      question: 'Je, samani za nyumba yangu ya zamani hutozwa kodi pia?',
      answer:
        'Hapana, zikija na wewe kama vyombo vya kuhamia na ulishazitumia. Mpya zilizonunuliwa kwa ajili ya kuhama hutozwa kama mzigo mwingine wowote.',
    },
    {
      question: 'Sofa inachukua nafasi kiasi gani?',
      answer:
        'Ya watu watatu hujaza takriban mita za ujazo mbili. Bei ya meli hutegemea nafasi hiyo, kwa hiyo uliza duka kama mgongo na miguu vinatoka.',
    },
    {
      question: 'Je, inalipa kuagiza viti vya ofisi?',
      answer:
        'Vile vizuri tu, tena kwa dazeni. Kiti cha bei rahisi hukaribia mara mbili ya bei baada ya ushuru wa forodha, ushuru wa bidhaa na VAT, na kiti hichohicho unakipata Kariakoo leo.',
    },
  ],
};
