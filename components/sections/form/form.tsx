import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { landedCostProps } from '@/components/islands/landed-cost/landed-cost-props';
import { vehicleTaxProps } from '@/components/islands/vehicle-tax/vehicle-tax-props';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { LiveSearchBox } from '@/components/ui/search-box/search-box';
import type { SectionOf } from '@/content/schema/section';
import { formSetup } from '@/lib/forms/setup';
import { CalculatorTool } from './calculator-tool';
import { Guided, Next } from './guide';
import { quotePrices } from './quote-prices';
import { Scriptless } from './scriptless';

type Tool = Pick<SectionOf<'form'>, 'tracking' | 'purpose' | 'next'> & {
  form: SectionOf<'form'>['form'] | NonNullable<SectionOf<'page-hero'>['tool']>['form'];
};
type FormProps = { tool: Tool; pageUrl: string };

/** A report, or what its page uses it for. */
function IssueForm({ tool: { purpose }, pageUrl }: FormProps) {
  const site = currentSite();
  const { fields, submit, ...words } = site.forms.issue;
  const description = { ...fields.description, ...(purpose && { hint: purpose.hint }) };
  return (
    <Island
      of="issue-form"
      setup={formSetup(site, pageUrl)}
      words={{
        ...words,
        fields: { ...fields, description },
        submit: { ...submit, ...(purpose && { rest: purpose.submit }) },
      }}
    />
  );
}

/** The tool that adds up the total, and what replaces it where scripts are off or fail to load. */
function LandedCostTool() {
  const site = currentSite();
  const props = landedCostProps(site);
  const words = { ...site.forms.calculator.scriptless, ...site.landedCostTool.scriptless };
  return (
    <>
      <Scriptless words={words} quoteHref={props.hrefs.quote} />
      <Island of="landed-cost" {...props} />
    </>
  );
}

/** The tool for vehicles. Without scripts, the tables of its page answer. */
function VehicleTaxTool() {
  const site = currentSite();
  const props = vehicleTaxProps(site);
  const words = { ...site.forms.calculator.scriptless, text: site.vehicleTax.scriptless };
  return (
    <>
      <Scriptless words={words} quoteHref={props.hrefs.quote} />
      <Island of="vehicle-tax" {...props} />
    </>
  );
}

function NewsletterForm({ pageUrl }: FormProps) {
  const site = currentSite();
  const setup = formSetup(site, pageUrl);
  return <Island of="newsletter-form" setup={setup} words={site.forms.newsletter} />;
}

function QuoteForm({ tool: { next }, pageUrl }: FormProps) {
  const site = currentSite();
  return (
    <Island
      of="quote-form"
      setup={formSetup(site, pageUrl)}
      words={site.forms.quote}
      prices={quotePrices(site)}
      next={next && <Next {...next} />}
    />
  );
}

function TrackingForm({ tool: { tracking }, pageUrl }: FormProps) {
  const site = currentSite();
  if (!tracking) throw new Error(`A tracking form on ${pageUrl} does not say what it sends`);
  const setup = formSetup(site, pageUrl);
  return <Island of="tracking-form" setup={setup} words={site.forms.tracking} {...tracking} />;
}

const forms: Record<Tool['form'], (props: FormProps) => ReactNode> = {
  calculator: () => <CalculatorTool explains />,
  issue: IssueForm,
  'landed-cost': LandedCostTool,
  newsletter: NewsletterForm,
  quote: QuoteForm,
  search: LiveSearchBox,
  tracking: TrackingForm,
  'vehicle-tax': VehicleTaxTool,
};

/** A form or a tool, wherever it stands. */
export function ToolForm(props: FormProps) {
  const Form = forms[props.tool.form];
  return <Form {...props} />;
}

/** A section with a form or a tool; a short form stands next to its heading, or to its guide. */
export function FormSection({ section, pageUrl }: { section: SectionOf<'form'>; pageUrl: string }) {
  const { form, guide, next } = section;
  const tool = <ToolForm tool={section} pageUrl={pageUrl} />;
  return (
    <SectionFrame section={section} layout={form === 'tracking' ? 'split' : 'stacked'}>
      {guide ? (
        <Guided guide={guide} next={next}>
          {tool}
        </Guided>
      ) : (
        tool
      )}
    </SectionFrame>
  );
}
