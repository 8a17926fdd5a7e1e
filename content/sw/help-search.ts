import type { HelpSearch } from '../schema/help-search';
import type { TranslatedFile } from '../schema/translation';

export const helpSearch: TranslatedFile<HelpSearch> = {
  english: 'b201e6138ef3',
  label: 'Unatafuta nini?',
  placeholder: 'Kwa mfano: ushuru',
  button: 'Tafuta',
  loading: 'Inafungua majibu...',
  found: { one: 'Jibu 1', many: 'Majibu {count}' },
  empty: 'Hatujapata jibu la {question}. Jaribu neno jingine.',
  ask: 'Uliza huduma kwa wateja',
  failed: 'Hatukuweza kufungua majibu. Angalia mtandao wako.',
  retry: 'Jaribu tena',
  unavailable:
    'Hatukuweza kufungua utafutaji. Angalia mtandao wako, kisha fungua ukurasa huu upya. Mada zinazoulizwa zaidi ziko hapa chini.',
};
