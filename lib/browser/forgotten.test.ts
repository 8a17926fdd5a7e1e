/** @jest-environment jsdom */
const forget = jest.fn();

/** A page that is opened, with what its tab and its entry of the history know. */
async function openPage(known?: string) {
  jest.resetModules();
  history.replaceState(known === undefined ? null : { forgotten: known, other: 1 }, '');
  const page = await import('./forgotten');
  const controller = new AbortController();
  page.followForgetting(forget, controller.signal);
  return { ...page, leave: () => controller.abort() };
}

/** Another tab has everything forgotten. */
const forgetElsewhere = (mark: string) => localStorage.setItem('forgotten', mark);

beforeEach(() => {
  forget.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['storage', 'pageshow', 'focus'])(
  'a page hears on %s that everything was forgotten, once',
  async (type) => {
    const page = await openPage();
    forgetElsewhere('1');
    expect(forget).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    expect(forget).toHaveBeenCalledTimes(1);
    page.leave();
  },
);

test('the page where the button was pressed forgets too', async () => {
  const page = await openPage();
  page.forgetEverywhere();
  expect(forget).toHaveBeenCalledTimes(1);
  page.leave();
});

test.each<[string, string | undefined, number]>([
  ['that was left before everything was forgotten', '', 1],
  ['that was left between two times', '1', 1],
  ['that was left afterwards', '2', 0],
  ['that is new', undefined, 0],
])('an entry of the history %s', async (_, known, times) => {
  forgetElsewhere('2');
  const page = await openPage(known);
  expect(forget).toHaveBeenCalledTimes(times);
  expect(history.state.forgotten).toBe('2');
  page.leave();
});

test('the early copies of all forms in the tab are swept, and newer ones stay', async () => {
  const page = await openPage();
  Object.assign(sessionStorage, {
    'typed contact-message': 'Hello',
    'posted form-quote': '1',
    tab: 'a',
  });
  forgetElsewhere('1');
  window.dispatchEvent(new Event('focus'));
  expect(Object.keys(sessionStorage).sort()).toEqual(['forgotten', 'tab']);
  sessionStorage.setItem('typed contact-message', 'Newer');
  window.dispatchEvent(new Event('focus'));
  expect(sessionStorage.getItem('typed contact-message')).toBe('Newer');
  page.leave();
});
