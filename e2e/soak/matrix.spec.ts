import { contact, forms, quote, reportIssue, trackingPage } from '../forms/cases';
import { test } from '../support/test';
import { faults } from './faults';

const newsletter = forms.find(({ path }) => path === '/newsletter');
/** One of each kind goes through everything. */
const kinds = [contact, newsletter, trackingPage, quote, reportIssue];
/** All others are the same components: through one fault of the service, the line, the visitor. */
const few = [faults.error500, faults.reset, faults.doubleClick];

for (const form of forms) {
  test.describe(form.name, () => {
    const all = kinds.includes(form) ? Object.values(faults) : few;
    for (const { name, happens } of all) {
      test(name, async ({ page, context, receiver, problems }) => {
        // What breaks on purpose is reported by the browser and, for scripts, by the site.
        problems.expect(/Failed to load|ERR_|SyntaxError|Error submitting form|island|refused/i);
        await happens({ page, context, receiver, form });
      });
    }
  });
}
