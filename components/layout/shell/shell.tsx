import { FIRST_INTERACTION } from '@nectarine/finish-export/first-interaction';
import type { ReactNode } from 'react';
import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { unsentLink } from '@/lib/forms/setup';
import type { Crumb } from '@/lib/links/breadcrumbs';
import type { frameOf } from '@/lib/sections/sections';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Drawer } from '../drawer/drawer';
import { FloatingLinks } from '../floating-links/floating-links';
import { Footer } from '../footer/footer';
import { DropdownPanels } from '../header/dropdown';
import { Header } from '../header/header';
import styles from './shell.module.scss';

type ShellProps = ReturnType<typeof frameOf> & { trail: readonly Crumb[]; children: ReactNode };

/** Header, footer and navigation around every page's content. */
export function Shell(props: ShellProps) {
  const { trail, ground, isFormPage, sendsMessages, hasBar, children } = props;
  const site = currentSite();
  const { words } = site;
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skipToContent}
      </a>
      <Behavior of="unsent-line" props={{ ...unsentLink(site), className: styles.unsent ?? '' }}>
        <Header />
      </Behavior>
      <Breadcrumbs trail={trail} ground={ground} />
      <main
        id="content"
        tabIndex={-1}
        className={styles.main}
        data-tint={ground}
        data-wake={isFormPage ? FIRST_INTERACTION : undefined}
      >
        {children}
      </main>
      <DropdownPanels />
      <Drawer />
      <Footer />
      <FloatingLinks aboveBar={hasBar} />
      {sendsMessages && <Island of="toasts" dismiss={words.notice.close} />}
    </>
  );
}
