import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/manukato',
  english: '4d9f7f885b86',
  name: 'Manukato',
  nameInSentence: 'manukato',
  meta: {
    title: 'Kutuma manukato Tanzania: ndege, meli na ushuru',
    description:
      'Manukato huwaka: si kwa kifurushi cha kawaida cha ndege. Kwa meli ndiyo: ushuru {duty.protected}, ushuru wa bidhaa {excise.cosmetics}, VAT. Kodi za chupa moja na za kumi na mbili.',
  },
  lead: 'Manukato kwa sehemu kubwa ni spiriti, na spiriti huwaka. Yatume kwa meli. Kwa ndege inafaa tu kama mzigo hatari uliotolewa tamko, kwa oda ya duka.',
  verdict: {
    air: {
      reason:
        'Ni kimiminika kinachowaka. Ukaguzi hutoa manukato kwenye vifurushi vya kawaida vya ndege, na mtumaji anaweza kutozwa faini.',
    },
    sea: {
      reason:
        'Yatolee tamko kama manukato, na uyafunge kwa kufuata sheria za kampuni ya meli za kiasi kidogo.',
    },
  },
  papers: [
    {
      authority: 'Msafirishaji',
      name: 'Tamko la mzigo hatari',
      text: 'Namba ya manukato kama mzigo hatari (UN number) ni 1266. Ofisi yetu au mshirika wetu nje ya nchi hujaza fomu, na tunahitaji ujazo na nyuzi joto ambazo manukato huanza kuwaka (flash point).',
    },
    {
      authority: 'TBS',
      name: 'Sheria za vipodozi',
      text: 'Manukato ya kuuza lazima yasajiliwe kama kipodozi pamoja na orodha ya viambato vyake.',
    },
  ],
  packing: [
    'Acha kila chupa ndani ya boksi lake lililofungwa na nailoni yake.',
    'Simamisha maboksi wima, na uweke kitu cha kufyonza kuzunguka kila moja.',
    'Andika mililita kwenye orodha ya vilivyomo, chupa kwa chupa.',
  ],
  tariff: {
    note: 'Manukato na eau de toilette hulipa ushuru wa forodha wa {duty.protected}, na juu yake ushuru wa bidhaa wa {excise.cosmetics}. Mafuta halisi yasiyo na spiriti yanaweza kuwa kwenye kundi jingine la HS.',
  },
  items: [{ name: 'Chupa moja ya ml 100' }, { name: 'Chupa kumi na mbili kutoka Dubai' }],
  goesWrong: [
    'Mtu anaandika "vitu vya bafuni" na kubahatisha. Ukaguzi unaona chupa kumi na mbili za kimiminika na kufungua boksi.',
    'Chupa ni ya majaribio (tester) kutoka genge la sokoni, na wakala wa chapa hiyo anaagiza ikamatwe.',
    'Forodha inatilia shaka stakabadhi ya duka lisilo na kodi la uwanja wa ndege, kwa sababu bei yake si ya kawaida.',
  ],
  questions: [
    {
      question: 'Naweza kuyabeba kwenye begi langu la safari badala yake?',
      answer:
        'Ndiyo, chupa moja au mbili za kwako, ndani ya kikomo cha shirika la ndege. Lazima zisafiri na wewe. Hatuwezi kuziongeza kwenye mzigo wa kawaida wa ndege.',
    },
    {
      question: 'Je, atari na mafuta ya udi yasiyo na spiriti?',
      answer:
        'Mafuta halisi hayawaki kama spiriti. Ukiwa na hati ya taarifa za usalama (SDS) ya mtengenezaji inayosema hivyo, kwa kawaida tunaweza kusafirisha kiasi kidogo kwa ndege. Tuulize ukiambatanisha picha ya lebo.',
    },
    {
      question: 'Body spray ni sawa na manukato?',
      answer:
        'Ni hatari zaidi: huwaka na ina shinikizo ndani. Makopo ya kupulizia huja kwa meli, machache kwa wakati mmoja. Roll-on ya harufu hiyohiyo isiyo na alkoholi inaweza kwenda pamoja na vipodozi vyako.',
    },
  ],
};
