import type { Rates } from '../schema/rates';
import type { TranslatedFile } from '../schema/translation';

export const rates: TranslatedFile<Rates> = {
  english: '14132805be55',
  source: 'Bei zinatoka kwenye orodha ya bei ya Nectarine, kwa kila kilo ya uzito unaotozwa.',
  currencyNote:
    'Makadirio hutolewa kwa sarafu ya bei ya nchi unakotoka mzigo. Ankara yako inasema unalipa kwa sarafu ipi.',
  shilling: {
    source: 'Vimekadiriwa kutoka viwango vilivyotangazwa na Benki Kuu ya Tanzania Januari 2026.',
  },
  deliveryCounted:
    'Usambazaji nchini umehesabiwa kwa {local.shillings}, bei ya kifurushi kidogo ndani ya Dar es Salaam. Boksi zito, au kufikisha kwenye mji mwingine, hugharimu zaidi.',
  notIncluded: [
    'Ushuru wa forodha na kodi za Tanzania, ambazo mpokeaji hulipa isipokuwa ukichagua DDP (Delivered Duty Paid)',
    'Bima, ya msingi au kamili',
    'Ufungaji na uangalizi maalum, kama vile makreti ya mbao',
    'Ada yetu ya kugomboa mzigo forodhani (imo kwenye bei ya mlango kwa mlango)',
    'Kuchukua mzigo kwa mtumaji na kuufikisha mlangoni kwako, isipokuwa kwa huduma ya mlango kwa mlango',
  ],
};
