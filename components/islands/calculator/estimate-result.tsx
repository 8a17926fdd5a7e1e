import { quoteFields, toFragment } from '@/lib/addresses/url-fragment';
import type { CalculatorInput } from '@/lib/freight/air-freight';
import { Result } from '../tool/result';
import type { CalculatorProps } from './calculator-props';
import { CompareList } from './compare-list';
import { estimateCard } from './estimate-card';
import { parcelText, Working } from './working';

type EstimateResultProps = CalculatorProps & { input: CalculatorInput };

export function EstimateResult({ input, ...props }: EstimateResultProps) {
  const { words, price, hrefs } = props;
  const result = estimateCard(input, props);
  if (!result) return null;
  const { card, origin, found } = result;
  const carried = quoteFields(input, origin.country);
  return (
    <Result
      {...card}
      heading={words.result.heading}
      of={input}
      item={`${origin.name}: ${parcelText(input, props)}`}
      quote={{ label: price.quote, href: hrefs.quote + toFragment(carried) }}
      links={<a href={hrefs.landedCost + toFragment(input)}>{words.addDuty}</a>}
      share={words.share}
      more={<Working {...props} input={input} found={found} rate={origin.rate} />}
    >
      <CompareList {...props} input={input} />
    </Result>
  );
}
