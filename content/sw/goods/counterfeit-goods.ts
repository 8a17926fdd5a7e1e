import type { Goods } from '../../schema/goods';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Goods> = {
  address: 'bidhaa/bidhaa-bandia',
  english: 'a51c466235b3',
  name: 'Bidhaa bandia',
  nameInSentence: 'bidhaa bandia',
  meta: {
    title: 'Viatu, mikoba au simu bandia Tanzania? Hapana.',
    description:
      'Bidhaa za chapa bandia zimepigwa marufuku Afrika Mashariki yote. Jinsi forodha inavyozitambua, gharama yake kwako, na ununue nini badala yake.',
  },
  lead: 'Nembo maarufu kwa sehemu ya kumi ya bei ni bandia, na kila mtu kwenye uwanja wa ndege anajua. Bidhaa huharibiwa, na wewe unalipia hilo pia.',
  verdict: {
    air: {
      reason:
        'Bidhaa bandia za kila aina ziko kwenye orodha ya marufuku ya sheria ya forodha, kwa idadi yoyote.',
    },
    sea: {
      reason:
        'Forodha hufungua makontena kutoka masoko yanayojulikana kwa bidhaa bandia. Katoni moja ya bandia huchelewesha nyingine zote.',
    },
  },
  instead: [
    'Nunua bidhaa zisizo na chapa: viwanda vilevile huziuza bila nembo, na zinapita forodhani.',
    'Agiza bidhaa zenye chapa yako mwenyewe; vipande mia moja vyenye lebo yako hugharimu zaidi kidogo tu kuliko visivyo na chapa.',
    'Mwombe muuzaji wa bidhaa halisi barua ya idhini kutoka kwa mwenye chapa.',
  ],
  tariff: {
    note: 'Hakuna kiwango kinachohusika, kwa sababu bidhaa haziachiwi. Tume ya Ushindani (FCC) inaweza kuongeza faini.',
  },
  goesWrong: [
    '"Sikujua," anasema mtu mwenye jozi mia mbili za raba zilezile.',
    'Simu bandia ina namba ya utambulisho (IMEI) ya sifuri tupu, na hakuna mtandao unaoikubali.',
  ],
  questions: [
    {
      question: 'Forodha inaitambuaje bidhaa bandia?',
      answer:
        'Kwa bei, inakotoka na uchapaji. Wenye chapa huzisajili hapa na kuwafundisha maofisa; herufi zisizo sahihi kwenye boksi zinatosha kumpigia simu mwanasheria wao.',
    },
    {
      question: 'Je, mkoba mmoja bandia wa kwangu ni kosa la jinai?',
      answer:
        'Ni kinyume cha sheria. Mkoba unachukuliwa, unaweza kutozwa faini, na kwa muda fulani vifurushi vyako vitafunguliwa.',
    },
    {
      question: 'Je, vipuri vinavyoandikwa "compatible" ni bandia?',
      answer:
        'Hapana. Filta inayosema "fits Toyota" chini ya jina la mtengenezaji wake ni halali. Filta hiyohiyo yenye nembo ya kampuni ya gari si halali.',
    },
  ],
};
