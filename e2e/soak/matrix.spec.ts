import { contact, forms, quote, reportIssue, trackingPage } from '../forms/cases';
import { test } from '../support/test';
import { faults } from './faults';

const newsletter = forms.find(({ path }) => path === '/newsletter');
/** One form of each kind goes through every fault. */
const kinds = [contact, newsletter, trackingPage, quote, reportIssue];
/**
 * The others share their components: one fault each of the service, the connection and the visitor.
 */
const few = [faults.error500, faults.reset, faults.doubleClick];

for (const form of forms) {
  test.describe(form.name, () => {
    const all = kinds.includes(form) ? Object.values(faults) : few;
    for (const { name, happens } of all) {
      test(name, async ({ page, context, receiver, problems }) => {
        // Deliberate failures are logged by the browser and, for scripts, by the site.
        problems.expect(/Failed to load|ERR_|SyntaxError|Error submitting form|island|refused/i);
        await happens({ page, context, receiver, form });
      });
    }
  });
}
