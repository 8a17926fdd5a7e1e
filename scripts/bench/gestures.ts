export type Gesture = {
  name: string;
  page: string;
  /** Selector of the element to tap. */
  control: string;
  /** A browser expression that is true once the tap has had its effect. */
  answered: string;
  /** Window size, if not the phone's. */
  viewport?: { width: number; height: number };
};

export const gestures: readonly Gesture[] = [
  {
    name: 'drawer opens',
    page: '/tracking',
    control: '[popovertarget=drawer]',
    answered: `document.querySelector('#drawer:popover-open')`,
  },
  {
    name: 'dropdown opens, 1280 px',
    page: '/tracking',
    control: '[popovertarget=menu-services]',
    answered: `document.querySelector('#menu-services').checkVisibility({ visibilityProperty: true })`,
    viewport: { width: 1280, height: 800 },
  },
  {
    name: 'accordion opens',
    page: '/help/faq',
    control: 'main summary',
    answered: `document.querySelector('main details[open]')`,
  },
  {
    name: 'carousel moves',
    page: '/',
    control: '[aria-roledescription=carousel] [role=button]:last-child',
    answered: `document.querySelector('[aria-roledescription=carousel] > div').scrollLeft > 0`,
  },
  {
    name: 'tab shows its panel',
    page: '/help',
    control: '[role=tab]:nth-child(2)',
    answered: `document.querySelector('[role=tabpanel]:nth-child(2):is(:target,[data-selected])')`,
  },
  {
    name: 'form is hydrated',
    page: '/get-quote',
    control: 'main form [name=fullName]',
    answered: `document.querySelector('main form[data-hydrated]')`,
  },
];
