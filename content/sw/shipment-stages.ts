import type { ShipmentStages } from '../schema/shipment-stages';
import type { TranslatedFile } from '../schema/translation';

export const shipmentStages: TranslatedFile<ShipmentStages> = {
  english: 'b73c262560ea',
  cases: {
    caption: 'Unapata ankara lini: unapoweka nafasi, au baada ya sisi kupima mzigo',
    columns: ['Hatua', 'Uzito na vipimo vinajulikana', 'Tunapima kwanza, kisha ankara'],
    rows: [
      [
        'Hutumika kwa',
        'Mizigo inayoombewa bei: katoni, paleti, makontena',
        'Nunua mtandaoni, Ninunulie na Mlango kwa mlango',
      ],
      [
        'Kuweka nafasi',
        'Unakubali bei. Unapata namba ya ufuatiliaji.',
        'Unaweka nafasi kwenye akaunti yako. Unapata namba ya ufuatiliaji.',
      ],
      [
        'Ankara',
        'Unapoweka nafasi',
        'Tukishapokea na kupima mzigo nje ya nchi. Kwa Ninunulie, unalipia bidhaa na ada yetu kabla hatujanunua',
      ],
      ['Malipo yote', 'Kabla hatujatenga nafasi ya mzigo', 'Kabla mzigo haujaondoka kuja Tanzania'],
      ['Kuondoka', 'Tukiwa na mzigo na ankara ikiwa imelipwa yote', 'Ankara ikishalipwa yote'],
      [
        'Ushuru na kodi',
        'Mpokeaji hulipa baada ya forodha kukokotoa, isipokuwa kama bei au ankara inataja DDP (Delivered Duty Paid)',
        'Vivyo hivyo',
      ],
      [
        'Baada ya kufika',
        'Madai ndani ya {claims.deadline} tangu kupokea, kurudisha ndani ya {returns.deadline}',
        'Vivyo hivyo',
      ],
    ],
  },
  tracking: {
    yourTurn: 'Zamu yako:',
    stages: [
      {
        name: 'Nafasi imewekwa',
        where: 'Kwa mtumaji au dukani. Una namba yako ya ufuatiliaji sasa.',
        todo: 'kama ulipata ankara ulipoweka nafasi, ilipe.',
      },
      {
        name: 'Umepokelewa',
        where:
          'Kwenye ofisi yetu nje ya nchi, au kwa mshirika pale tusipo na ofisi, uzito na vipimo vikiwa vimechukuliwa',
        todo: 'lipa ankara kama hujalipa. Utaipata tukishapima kila kitu, isipokuwa kama uliipata ulipoweka nafasi. Mzigo unaondoka ukishalipa yote.',
      },
      {
        name: 'Uko safarini',
        where: 'Ndani ya ndege au meli',
        todo: 'Huna la kufanya. Mzigo wa meli unaweza kuonyesha hatua hii kwa wiki kadhaa.',
      },
      {
        name: 'Uko forodhani',
        where: 'Kwenye uwanja wa ndege au bandari, Tanzania',
        todo: 'jibu haraka tukiomba hati, na ulipe ushuru, isipokuwa kama bei uliyopewa au ankara inaujumuisha (DDP).',
      },
      {
        name: 'Unaletwa kwako',
        where: 'Njiani kuja kwako',
        todo: 'simu yako iwe hewani, dereva atapiga. Fungua boksi siku hiyohiyo linapofika.',
      },
    ],
  },
};
