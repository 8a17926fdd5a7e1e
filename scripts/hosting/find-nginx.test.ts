/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxIn } from './find-nginx';

const modulePath = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A machine's root folder whose nginx accepts or refuses modules, with or without a module. */
function machine({ binary, module }: { binary?: 'accepts' | 'refuses'; module?: boolean }): string {
  const root = mkdtempSync(path.join(tmpdir(), 'nginx-root-'));
  mkdirSync(path.join(root, 'usr/sbin'), { recursive: true });
  mkdirSync(path.dirname(path.join(root, modulePath)), { recursive: true });
  const status = binary === 'refuses' ? 1 : 0;
  const script = `#!/bin/sh\n[ "$1" = -v ] && exit 0\nexit ${status}\n`;
  if (binary) writeFileSync(path.join(root, 'usr/sbin/nginx'), script, { mode: 0o755 });
  if (module) writeFileSync(path.join(root, modulePath), '');
  return root;
}

test('finds no nginx where none is installed', () => {
  expect(nginxIn([machine({ module: true })])).toBeUndefined();
});

test('finds nginx without the brotli module', () => {
  const root = machine({ binary: 'accepts' });
  expect(nginxIn([root])).toEqual({
    binary: path.join(root, 'usr/sbin/nginx'),
    brotliModule: undefined,
  });
});

test('a module that nginx fails to load counts as missing', () => {
  const root = machine({ binary: 'refuses', module: true });
  expect(nginxIn([root])?.brotliModule).toBeUndefined();
});

test('prefers nginx with the brotli module', () => {
  const bare = machine({ binary: 'refuses' });
  const complete = machine({ binary: 'accepts', module: true });
  expect(nginxIn([bare, complete])).toEqual({
    binary: path.join(complete, 'usr/sbin/nginx'),
    brotliModule: path.join(complete, modulePath),
  });
});
