/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { mayInstall } from './may-install.mjs';

const chromium = { what: 'Chromium', command: 'sudo apt-get install chromium' };

/** A machine: who runs the command there, and what they type at the prompt. */
function machine({ uid = 1000, ci = '', typed }: { uid?: number; ci?: string; typed?: string }) {
  const isTTY = typed !== undefined;
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const stdout = Object.assign(new PassThrough(), { isTTY });
  if (isTTY) stdin.write(`${typed}\n`);
  const host = { env: { CI: ci }, getuid: () => uid, stdin, stdout };
  const said = () => text(stdout.end());
  return { host: host as unknown as Parameters<typeof mayInstall>[1], said };
}

test.each([
  ['as root', { uid: 0 }],
  ['on CI', { ci: 'true' }],
])('%s installs without prompting', async (_, who) => {
  const { host, said } = machine(who);
  expect(await mayInstall(chromium, host)).toBe(true);
  expect(await said()).toBe('');
});

test.each([
  ['y', true],
  ['Yes', true],
  ['', false],
  ['n', false],
  ['yikes', false],
])('prompts at a terminal and respects "%s"', async (typed, expected) => {
  const { host, said } = machine({ typed });
  expect(await mayInstall(chromium, host)).toBe(expected);
  expect(await said()).toContain(`Run \`${chromium.command}\`?`);
});

test('without a terminal, prints the command and installs nothing', async () => {
  const { host, said } = machine({});
  expect(await mayInstall(chromium, host)).toBe(false);
  expect(await said()).toContain(`\n  ${chromium.command}\n`);
});
