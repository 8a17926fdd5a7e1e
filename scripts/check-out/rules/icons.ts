import { attribute } from '../../files/html-tree';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

/** Browsers and phones request these by name. */
const askedFor = ['/favicon.ico', '/apple-touch-icon.png', '/.well-known/security.txt'];

const withoutIcon = ({ head }: Page) =>
  head.links.some((link) => attribute(link, 'rel') === 'icon') ? [] : ['no icon'];

/** An expired security contact is not trusted. */
function expired({ files }: Site): Found[] {
  const text = String(files.get('/.well-known/security.txt'));
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  return Date.parse(expires) > Date.now() && /^Contact: \S/m.test(text)
    ? []
    : [{ where: '/.well-known/security.txt', found: 'expired, or without a contact' }];
}

export const iconRules: readonly Rule[] = [
  {
    name: 'well-known files',
    fix: 'restore it; icons come from scripts/public-files/draw-icons.ts',
    find: ({ files }) =>
      askedFor
        .filter((file) => !files.has(file))
        .map((file) => ({ where: file, found: 'is missing' })),
  },
  { name: 'icons', fix: 'see lib/seo/metadata.ts', find: onEveryPage(withoutIcon) },
  { name: 'security.txt', fix: 'build again', find: expired },
];
