import type { Route } from '../../schema/route';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<Route> = {
  address: 'njia-za-usafirishaji/ufaransa-kwenda-tanzania',
  english: '71e0d60bf166',
  country: 'Ufaransa',
  name: 'Ufaransa',
  nameInSentence: 'Ufaransa',
  meta: {
    about: 'Jinsi ya kurudishiwa VAT, na sheria za manukato.',
    keywords: [
      'kusafirisha mzigo kutoka Ufaransa',
      'mzigo wa ndege Paris hadi Dar es Salaam',
      'kontena kutoka Le Havre hadi Tanzania',
      'kuagiza vipodozi kutoka Ufaransa',
    ],
  },
  city: { name: 'Paris' },
  seaport: { name: 'Le Havre' },
  collectionPoints: ['Paris', 'Le Havre'],
  goods: 'Mitindo, vipodozi vya ngozi na vifaa vya jikoni vya hoteli',
  lead: 'Maduka ya dawa, nyumba za mitindo na watengenezaji wa vifaa vya jikoni wa Ufaransa wana wateja kutoka Mji Mkongwe hadi Arusha. Tunachukua mzigo Paris au kwa mtengenezaji, na kuugomboa Tanzania.',
  airNote:
    'Mzigo huondoka Charles de Gaulle, kaskazini mwa Paris, na kufika Dar es Salaam kwa kusimama mara moja, kwa mfano Addis Ababa, Nairobi, Istanbul au nchi za Ghuba.',
  seaNote:
    'Le Havre huhudumia Paris na kaskazini. Kwa mtengenezaji aliye karibu na Lyon au kusini, Marseille ni karibu zaidi na huokoa siku kadhaa za lori.',
  pricing: [
    {
      paragraph: 'Hata bidhaa nzito, kama krimu za ngozi, zinaweza kutozwa kwa ukubwa wake.',
    },
    {
      note: 'Maboksi ya zawadi, riboni na karatasi laini ndivyo kwa kawaida hufanya ulipie ukubwa badala ya uzito. Liombe duka litume bidhaa bila maboksi, au maboksi yakiwa yamekunjwa.',
    },
  ],
  worked: [{ name: 'Krimu za ngozi' }],
  particulars: [
    {
      heading: 'Hoteli na migahawa',
      blocks: [
        {
          paragraph:
            'Loji na hoteli huagiza oveni, mashine za barafu, mashuka, vyombo na kabati za mvinyo kwa mkupuo mmoja. Tunahifadhi kila kitu hadi muuzaji wa mwisho afikishe, tunaweka vinavyovunjika kwenye makreti na kupakia kwa mpangilio ambao mafundi wako watauhitaji. Kwa friji na friza, muulize mtengenezaji zina gesi gani: gesi za zamani zimepigwa marufuku, na zinazowaka zinaweza kuhitaji nyaraka zake.',
        },
      ],
    },
    {
      heading: 'Marejesho ya watalii si ya mizigo',
      blocks: [
        {
          paragraph:
            'Marejesho ya kodi ya Ufaransa yanayoitwa détaxe ni ya wageni wanaobeba walivyonunua kwenye mabegi yao na kuskani fomu uwanja wa ndege. Mzigo ni tofauti: muuzaji huandika ankara bila VAT, kama bidhaa za kwenda nje, na kutunza uthibitisho wa kusafirishwa nje. Maduka mengi hujua njia ya kwanza tu, kwa hiyo kubalianeni kuhusu ya pili kabla hujalipa.',
        },
      ],
    },
    {
      heading: 'Nyaraka za kuwa nazo kabla ya mzigo kuchukuliwa',
      blocks: [
        {
          list: [
            'Ankara ya biashara yenye maelezo wazi ya bidhaa na uzito bila vifungashio',
            'Orodha ya vilivyomo, mstari mmoja kwa kila boksi',
            'Namba ya forodha (EORI) ya anayesafirisha, kwa ajili ya tamko la kielektroniki la kusafirisha nje: kwa kawaida huhitajika kuanzia thamani ya €1,000 au uzito wa kilo 1,000',
            'Hati ya taarifa za usalama (SDS) kwa kimiminika chochote',
            'Kibali cha kusafirisha nje kwa kazi za sanaa na vitu vya kale, ambavyo tunabeba kwa makubaliano tu',
          ],
        },
        {
          paragraph: [
            'Tukiwa nazo kabla ya kuchukua mzigo, muuzaji hupata uthibitisho wa kusafirishwa nje ndani ya siku chache, nasi tunaweza kuanza tamko lako la forodha Tanzania ndege ikiwa bado angani. Taarifa hizi ni za {2026-11}. Hakikisha na ',
            { text: 'Forodha ya Ufaransa', url: 'https://www.douane.gouv.fr' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Manukato na bidhaa za duka la dawa',
      blocks: [
        {
          paragraph: [
            'Manukato yana alkoholi na huhesabiwa kuwa mzigo hatari, kwa hiyo hayawezi kwenda kama kifurushi cha kawaida. Krimu za jua, shampuu na krimu nyingine husafiri vizuri ukifunga vifuniko kwa tepu. Dawa, hata zinazouzwa bila cheti Paris, huhitaji idhini ya ',
            { abbr: 'TMDA', meaning: 'Mamlaka ya Dawa na Vifaa Tiba Tanzania' },
            '. Jibini na vyakula vingine vinavyoharibika haviwezi kusafiri. Vyakula vya pakiti vinavyodumu, kama chokoleti, vinaweza ukiuliza kwanza: angalia ',
            { text: 'orodha ya bidhaa zisizoruhusiwa', page: 'help/prohibited-items' },
            '.',
          ],
        },
        {
          paragraph:
            'Tunza stakabadhi ya mkoba wa mbunifu maarufu. Forodha pande zote mbili hukamata bidhaa bandia, na inaweza kuzuia halisi isiyo na uthibitisho wa ununuzi.',
        },
      ],
    },
  ],
  office: {
    heading: 'Wasiliana nasi kuhusu oda ya Ufaransa',
    text: [
      'Milton Keynes ni ofisi yetu ya karibu zaidi na hupanga kuchukua mizigo kote Ufaransa. Bidhaa huja Tanzania moja kwa moja kutoka Ufaransa, hazipiti Uingereza. Kama muuzaji anahitaji maelekezo, ',
      { text: 'tutumie barua pepe', channel: 'email' },
      ' ukiambatisha uthibitisho wa oda.',
    ],
  },
};
