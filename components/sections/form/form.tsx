import type { ReactNode } from 'react';
import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { landedCostProps } from '@/components/islands/landed-cost/landed-cost-props';
import { vehicleTaxProps } from '@/components/islands/vehicle-tax/vehicle-tax-props';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { LiveSearchBox } from '@/components/ui/search-box/search-box';
import type { SectionOf } from '@/content/schema/section';
import { CalculatorTool } from './calculator-tool';
import { Guided, Next } from './guide';
import { quotePrices } from './quote-prices';
import { Scriptless } from './scriptless';

type HeroTool = NonNullable<SectionOf<'page-hero'>['tool']>;

type Tool = Pick<SectionOf<'form'>, 'tracking' | 'purpose' | 'next'> & {
  form: SectionOf<'form'>['form'] | HeroTool['form'];
  search?: HeroTool['search'];
};

/** A report, or what its page uses it for. */
function IssueForm({ purpose }: Tool) {
  const { fields, submit, ...words } = currentSite().forms.issue;
  const description = { ...fields.description, ...(purpose && { hint: purpose.hint }) };
  return (
    <Island
      of="issue-form"
      setup={currentFormSetup()}
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

function NewsletterForm() {
  const words = currentSite().forms.newsletter;
  return <Island of="newsletter-form" setup={currentFormSetup()} words={words} />;
}

function QuoteForm({ next }: Tool) {
  const site = currentSite();
  const { quote } = site.forms;
  // Many countries have the same name in both languages.
  const translated = Object.entries(quote.countryNames).filter(([name, shown]) => shown !== name);
  return (
    <Island
      of="quote-form"
      setup={currentFormSetup()}
      words={{ ...quote, countryNames: Object.fromEntries(translated) }}
      prices={quotePrices(site)}
      next={next && <Next {...next} />}
    />
  );
}

function TrackingForm({ tracking }: Tool) {
  const setup = currentFormSetup();
  if (!tracking) throw new Error(`A tracking form on ${setup.pageUrl} does not say what it sends`);
  const words = currentSite().forms.tracking;
  return <Island of="tracking-form" setup={setup} words={words} {...tracking} />;
}

const forms: Record<Tool['form'], (tool: Tool) => ReactNode> = {
  calculator: () => <CalculatorTool explains />,
  issue: IssueForm,
  'landed-cost': LandedCostTool,
  newsletter: NewsletterForm,
  quote: QuoteForm,
  search: ({ search }) => <LiveSearchBox words={search} />,
  tracking: TrackingForm,
  'vehicle-tax': VehicleTaxTool,
};

/** A form or a tool, wherever it stands. */
export function ToolForm(tool: Tool) {
  const Form = forms[tool.form];
  return <Form {...tool} />;
}

/** A section with a form or a tool; a short form stands next to its heading, or to its guide. */
export function FormSection(section: SectionOf<'form'>) {
  const { form, guide, next } = section;
  const tool = <ToolForm {...section} />;
  return (
    <SectionFrame section={section} layout={form === 'tracking' ? 'split' : 'stacked'} holdsForm>
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
