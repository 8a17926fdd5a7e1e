import { test as base, type ConsoleMessage, expect } from 'playwright/test';
import { localBuild, testAddress } from '../../scripts/setup/addresses.mjs';
import { leaveOutRestingPointer } from '../../scripts/setup/resting-pointer';
import { type Receiver, startReceiver } from './receiver';

/** The address that the built forms post to. */
export const formEndpoint = localBuild(testAddress.origin).FORM_ENDPOINT;

/** Errors in the browser's console; a test announces those that it provokes. */
type Problems = { expect: (problem: RegExp) => void };

type Fixtures = { problems: Problems; receiver: Receiver };

/** For tests of motion; all others run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const isForm = (url: URL) => url.href === formEndpoint;

const describe = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/**
 * The runner's `test` with two fixtures.
 *
 * `problems` watches every test: a console error (a violated content policy, a failed load, a
 * hydration error among them) or an uncaught exception fails it, except for what it announced with
 * `problems.expect(/…/)`.
 *
 * `receiver` replaces the form-forwarding service: the page posts to its usual address and
 * reaches a server that behaves as the test says and records what arrived.
 */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      await context.addInitScript(leaveOutRestingPointer);
      const seen: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(describe(message));
      });
      context.on('weberror', (problem) => seen.push(String(problem.error())));
      await use({ expect: (problem) => expected.push(problem) });
      const unexpected = seen.filter((problem) => !expected.some((known) => known.test(problem)));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  receiver: async ({ context, problems }, use) => {
    const receiver = await startReceiver();
    await context.route(isForm, (route) =>
      route.continue({ url: receiver.origin + new URL(formEndpoint).pathname }),
    );
    // Browsers log the failures that the receiver simulates.
    problems.expect(/^Failed to load resource: .*\/_inbox\//);
    await use(receiver);
    await receiver.close();
  },
});

/**
 * Features that need no script are tested with it and, on phones, without it: `for (const { how,
 * tag, javaScriptEnabled } of scripting) test.describe(`the tabs${how}`, …)`.
 */
export const scripting = [
  { how: '', tag: [], javaScriptEnabled: true },
  { how: ' without script', tag: ['@phone'], javaScriptEnabled: false },
];
