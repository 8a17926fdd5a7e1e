import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/vipodozi',
  english: '25a5dabc5d4d',
  name: 'Vipodozi',
  nameInSentence: 'vipodozi',
  meta: {
    title: 'Kuagiza vipodozi na mafuta ya ngozi Tanzania',
    description:
      "Vipodozi, krimu na shampuu: ushuru {duty.protected} na ushuru wa bidhaa {excise.cosmetics}, bidhaa za kusajiliwa, krimu za kung'arisha zilizopigwa marufuku na vinavyoruhusiwa kwa ndege.",
  },
  lead: 'Krimu na vipodozi vinaruhusiwa kama viambato vimeandikwa kwenye lebo. Pia ni kati ya vitu vinavyotozwa kodi kubwa kuliko vyote vinavyoenea kwenye mkoba.',
  verdict: {
    air: {
      reason:
        'Krimu, poda na lipstiki zinaruhusiwa kwenye ndege. Rangi ya kucha, makopo ya kupulizia na chochote chenye alkoholi haviruhusiwi kwenye kifurushi cha kawaida.',
    },
    sea: {
      reason: 'Inafaa kwa bidhaa za saluni, mradi ziwe zimesajiliwa na shirika la viwango (TBS).',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Usajili wa bidhaa',
      text: 'Sasa TBS ndiyo inayohusika, si mamlaka ya dawa. Chochote cha kuuza lazima kisajiliwe kwa jina na mtengenezaji. Kwa makopo machache ya matumizi yako, wakaguzi husoma lebo.',
    },
    {
      authority: 'TBS',
      name: 'Cheti cha Ubora kinachotolewa kabla ya kusafirisha (PVoC)',
      text: 'Mizigo ya maduka na saluni inaweza kukihitaji pia.',
    },
  ],
  packing: [
    'Funga kifuniko cha kila tyubu kwa utepe, na uweke vimiminika kwenye mifuko miwili.',
    'Simamisha chupa kwenye vigawanyo. Presha ndani ya ndege husukuma bidhaa nje ya pampu iliyojaa nusu.',
    'Weka poda za kubana zikiwa zimelala kati ya tabaka mbili za pamba.',
  ],
  tariff: {
    note: 'Vipodozi, bidhaa za ngozi na za nywele ziko kwenye kundi la ushuru {duty.protected} na hutozwa ushuru wa bidhaa pia. Krimu ya kuzuia jua haitozwi ushuru wa bidhaa.',
  },
  items: [{ name: 'Seti ya bidhaa sita za kutunza ngozi' }, { name: 'Katoni ya shampuu 48' }],
  goesWrong: [
    "Krimu ya kung'arisha ngozi ina zebaki au hydroquinone. Krimu kama hizo zimepigwa marufuku.",
    'Chupa ya rangi ya kucha imejificha kwenye seti ya zawadi, na seti nzima inazuiwa.',
    'Hakuna kilichoandikwa kwa Kiingereza au Kiswahili kwenye kifungashio, kwa hiyo mkaguzi hawezi kusoma ni kitu gani.',
  ],
  questions: [
    {
      question: 'Nalipa kiasi gani kwa oda ya vipodozi ya dola 100?',
      answer:
        'Ushuru wa forodha {duty.protected}, kisha ushuru wa bidhaa {excise.cosmetics} kwenye bei pamoja na ushuru huo, tozo mbili ndogo na VAT. Kwa jumla hiyo huongeza karibu dola 80, kabla ya usafiri.',
    },
    {
      question: 'Je, barakoa za uso za Korea zina shida?',
      answer:
        'Ni nadra sana. Zina unyevu, lakini karibu hazina alkoholi. Mwombe muuzaji orodha ya viambato kwa Kiingereza.',
    },
    {
      question: 'Naweza kuagiza kwa ajili ya saluni yangu?',
      answer:
        'Ndiyo, kwa bidhaa zilizosajiliwa. Anza na bidhaa ambazo tayari ziko kwenye orodha ya TBS. Kusajili mpya kunahitaji muda na sampuli.',
    },
  ],
};
