import { formPage, open, tool } from './island-loader.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
});

describe('a root wakes', () => {
  test.each(['pointermove', 'keydown', 'focusin', 'click'])('at a %s in it', async (type) => {
    const page = open(tool);
    page.dispatch('field', type);
    expect(page.asked()).toEqual(['/boot.js', '/base.js']);
    await page.answer('load');
    expect(page.woken).toEqual(['tool']);
  });

  test('not at what happens elsewhere, nor by itself', () => {
    const page = open(tool);
    page.load();
    page.dispatch('words', 'pointermove');
    page.dispatch('words', 'click');
    expect(page.asked()).toEqual([]);
  });

  test('when the address names something in it', () => {
    const page = open(tool, '#field');
    page.load();
    expect(page.asked()).toEqual(['/boot.js', '/base.js']);
  });

  test('not at a finger that lands on it, which may be about to scroll', () => {
    const page = open(tool);
    page.dispatch('field', 'pointermove', { pointerType: 'touch' });
    expect(page.asked()).toEqual([]);
    page.dispatch('field', 'click', { pointerType: 'touch', detail: 1 });
    expect(page.asked()).not.toEqual([]);
  });

  test('at any sign of life where the page is about it', () => {
    const page = open(formPage);
    page.dispatch('words', 'pointermove', { pointerType: 'touch' });
    expect(page.asked()).not.toEqual([]);
  });

  test('by itself where it is told to', () => {
    const page = open(`<div data-wake="load">${tool}</div>`);
    page.load();
    expect(page.asked()).not.toEqual([]);
  });

  test('by itself where the fragment is state', () => {
    const page = open(tool, '#weight=2');
    page.load();
    expect(page.asked()).not.toEqual([]);
  });

  test('not where the fragment names a place', () => {
    const page = open(tool, '#words');
    page.load();
    expect(page.asked()).toEqual([]);
  });

  test('with those around it, and asks for common files once', async () => {
    const page = open(`<i id="outer" data-load="/boot.js /base.js">${tool}</i>`);
    page.dispatch('field', 'focusin');
    await page.answer('load');
    expect(page.woken).toEqual(['outer', 'tool']);
    expect(page.asked()).toHaveLength(2);
  });

  test('once, however often it is touched', async () => {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    await page.answer('load');
    page.dispatch('field', 'click');
    await page.answer('load');
    expect(page.woken).toEqual(['tool']);
  });
});

describe('when a file cannot be had', () => {
  test('nothing is asked for during the next second, and then all of it again', async () => {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    await page.answer('error');
    page.dispatch('field', 'click');
    expect(page.asked()).toHaveLength(2);
    jest.advanceTimersByTime(1000);
    page.dispatch('field', 'click');
    expect(page.asked()).toHaveLength(4);
    await page.answer('load');
    expect(page.woken).toEqual(['tool']);
  });

  test('a submit that waits goes its native way', async () => {
    const page = open(tool);
    const submits = page.submits();
    page.dispatch('field', 'focusin');
    page.find('send').click();
    await page.answer('error');
    expect(submits).toEqual(['send']);
  });

  test('the next submit is not held back either', async () => {
    const page = open(tool);
    const submits = page.submits();
    page.dispatch('field', 'focusin');
    await page.answer('error');
    page.find('send').click();
    expect(submits).toEqual(['send']);
  });
});

describe('a submit before the island is there', () => {
  test('waits and shows it', () => {
    const page = open(tool);
    const submits = page.submits();
    page.find('send').click();
    expect(submits).toEqual([]);
    expect(page.find('form').dataset.held).toBeDefined();
  });

  test('goes after eight seconds, once, however often it was pressed', () => {
    const page = open(tool);
    const submits = page.submits();
    for (let i = 0; i < 3; i++) page.find('send').click();
    jest.advanceTimersByTime(7999);
    expect(submits).toEqual([]);
    jest.advanceTimersByTime(1);
    jest.advanceTimersByTime(8000);
    expect(submits).toEqual(['send']);
    expect(page.find('form').dataset.held).toBeUndefined();
  });
});

describe('what is typed before the island is there', () => {
  const type = (page: ReturnType<typeof open>, value: string) => {
    Object.assign(page.find('field'), { value });
    page.dispatch('field', 'input');
  };

  test('is kept field by field, for browsers that forget it in a reload', () => {
    const page = open(tool);
    type(page, 'one');
    type(page, 'two words');
    expect({ ...sessionStorage }).toEqual({ field: 'two words' });
  });

  test('of a box without an id, that it is checked', () => {
    const page = open(tool);
    const box = Object.assign(page.find('field'), { id: '', type: 'checkbox' });
    Object.assign(box, { value: 'sea', checked: true }).dispatchEvent(
      new Event('input', { bubbles: true }),
    );
    expect({ ...sessionStorage }).toEqual({ sea: 'true' });
  });

  test('is what fields say, not their form', () => {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    page.dispatch('form', 'input');
    expect({ ...sessionStorage }).toEqual({});
  });

  test('is the business of the island from then on', () => {
    const page = open(tool);
    type(page, 'one');
    Object.assign(page.find('tool'), { state: 'hydrated' });
    type(page, 'two');
    expect(sessionStorage.field).toBe('one');
  });
});

describe('a form that the browser posts by itself', () => {
  async function fail() {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    await page.answer('error');
    return { page, submits: page.submits() };
  }

  test('goes once, however often it is asked for', async () => {
    const { page, submits } = await fail();
    for (let i = 0; i < 3; i++) page.find('send').click();
    expect(submits).toEqual(['send']);
    jest.advanceTimersByTime(20_000);
    page.find('send').click();
    await page.answer('error');
    expect(submits).toEqual(['send']);
  });

  test('may go again after a minute', async () => {
    const { page, submits } = await fail();
    page.find('send').click();
    jest.advanceTimersByTime(60_000);
    page.find('send').click();
    await page.answer('error');
    expect(submits).toEqual(['send', 'send']);
  });
});
