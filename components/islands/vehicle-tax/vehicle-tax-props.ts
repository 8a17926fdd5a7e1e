import { formatDate } from '@/lib/format/date';
import { customsRates } from '@/lib/landed-cost/customs-rates';
import { vehicleLineWords } from '@/lib/landed-cost/vehicle-tables';
import { ratesCheckedOn } from '@/lib/price/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { toolProps } from '../tool/tool-props';

export type VehicleTaxProps = ReturnType<typeof vehicleTaxProps>;

/** The tool's props from the content. Laws and sources stay on the page. */
export function vehicleTaxProps(site: Site) {
  const { customs, rates, forms, vehicleTax, locale } = site;
  const { duty, excise, cautions, fees, kinds, engines, messages, result } = vehicleTax;
  const { fields, submit, method, lines, examples, lineByLine } = vehicleTax;
  const example = examples[lineByLine];
  const checked = fill(result.checked, {
    checked: formatDate(ratesCheckedOn(customs), locale),
    exchange: formatDate(rates.shilling.asOf, locale),
  });
  return {
    ...toolProps(site),
    terms: {
      law: {
        duty,
        excise,
        cautions,
        fees: fees.map(({ id, name, how, bands }) => ({ id, name, how, bands })),
      },
      customs: customsRates(customs),
      kinds,
      engines,
      perUnit: rates.shilling.perUnit,
      example: example && { ...example, heading: site.landedCostTool.example.heading },
    },
    words: {
      fields,
      submit,
      method,
      result,
      caption: lines.caption,
      total: lines.total,
      messages: { ...messages, unclear: forms.calculator.messages.unclear },
      lines: vehicleLineWords(site),
      share: forms.calculator.share,
    },
    builtIn: new Date().getFullYear(),
    /** Who assesses the charges, and when rates were checked. */
    foot: `${customs.assessor} ${checked}`,
  };
}
