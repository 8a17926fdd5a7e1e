import type { Navigation } from '../schema/navigation';
import type { TranslatedFile } from '../schema/translation';

export const navigation: TranslatedFile<Navigation> = {
  english: 'e27f5fe386dc',
  home: { label: 'Mwanzo' },
  contact: { label: 'Wasiliana nasi' },
  quote: { label: 'Omba bei' },
  menus: [
    {
      label: 'Huduma',
      summary: 'Kuanzia kununua nje ya nchi hadi kufikishiwa mlangoni.',
      index: { label: 'Huduma zote' },
    },
    {
      label: 'Kuhusu sisi',
      summary: 'Sisi ni nani na tunafanyaje kazi.',
      entries: {
        links: [
          { label: 'Nectarine ni nini' },
          { label: 'Kwa nini utuchague' },
          { label: 'Leseni' },
          { label: 'Uanachama' },
          { label: 'Maoni ya wateja' },
          { label: 'Vyombo vya habari' },
          { label: 'Makala' },
          { label: 'Ajira' },
        ],
      },
      index: { label: 'Kuhusu Nectarine' },
    },
    {
      label: 'Msaada',
      summary: 'Majibu, miongozo na masharti.',
      entries: { first: [{ label: 'Naweza kusafirisha nini?' }] },
      index: { label: 'Kituo cha msaada' },
    },
    {
      label: 'Safirisha kutoka',
      summary: 'Muda wa ndege kutoka nchi kumi, baadhi kwa siku za kazi.',
      index: { label: 'Njia zote za usafirishaji' },
    },
  ],
  drawerTiles: [{ label: 'Fuatilia mzigo' }, { label: 'Kadiria bei' }],
  drawer: [
    { label: 'Mwanzo' },
    { label: 'Kuhusu sisi' },
    { label: 'Huduma' },
    { label: 'Msaada' },
    { label: 'Njia za usafirishaji' },
    { label: 'Wasiliana nasi' },
    { label: 'Omba bei' },
  ],
  footer: {
    quickLinks: [
      { label: 'Fuatilia mzigo' },
      { label: 'Njia za usafirishaji' },
      { label: 'Kikokotoo cha bei' },
      { label: 'Bidhaa na ushuru' },
      { label: 'Jinsi inavyofanya kazi' },
      { label: 'Maswali na majibu' },
      { label: 'Wasiliana nasi' },
    ],
    popularServices: [
      { label: 'Nunua mtandaoni' },
      { label: 'Mlango kwa mlango' },
      { label: 'Meli na ndege' },
      { label: 'Usambazaji nchini' },
    ],
    legal: [
      { label: 'Masharti (Kiingereza)' },
      { label: 'Faragha (Kiingereza)' },
      { label: 'Sera ya malipo' },
    ],
  },
};
