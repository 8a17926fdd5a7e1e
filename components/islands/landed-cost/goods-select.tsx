import type { ControlProps } from '@/components/ui/field/field';
import { BAND_PREFIX, type GoodsChoice } from '@/lib/landed-cost/enquiry';
import type { LandedCostWords } from './landed-cost-props';

type GoodsSelectProps = {
  control: ControlProps;
  goods: readonly GoodsChoice[];
  words: LandedCostWords['choices'];
  /** The first entry. */
  choose: string;
};

/** All goods by name, then the duty bands for what is not among them. */
export function GoodsSelect({ control, goods, words, choose }: GoodsSelectProps) {
  const isBand = ({ id }: GoodsChoice) => id.startsWith(BAND_PREFIX);
  const options = (choices: readonly GoodsChoice[]) =>
    choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <select {...control} name="goods" required>
      <option value="">{choose}</option>
      <optgroup label={words.goods}>{options(goods.filter((choice) => !isBand(choice)))}</optgroup>
      <optgroup label={words.bands}>{options(goods.filter(isBand))}</optgroup>
    </select>
  );
}
