import { navigation } from '@/content/navigation';
import { page as help } from '@/content/pages/help';
import { page as home } from '@/content/pages/home';
import type { Section, SectionOf } from '@/content/schema/section';

/** The label of a menu of the header, by its id in `content/navigation.ts`. */
export function menuLabel(id: string): string {
  const menu = navigation.menus.find((menu) => menu.id === id);
  if (!menu) throw new Error(`There is no menu "${id}"`);
  return menu.label;
}

/** The first section of this kind on a page. */
export function sectionOf<Kind extends Section['kind']>(
  { name, sections }: { name: string; sections: readonly Section[] },
  kind: Kind,
): SectionOf<Kind> {
  const found = sections.find((section) => section.kind === kind);
  if (!found) throw new Error(`${name} has no section "${kind}"`);
  return found as SectionOf<Kind>;
}

/** The tabs of the help center, in their order. */
export const helpTabs = sectionOf(help, 'link-tabs').tabs;

/** The labels of the two tools of the home page. */
export const { trackingTab, calculatorTab } = sectionOf(home, 'shipping-tools');
