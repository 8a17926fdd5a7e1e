import { formPage, open, tool } from './island-loader.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
});

describe('the service worker', () => {
  function listen(register = async () => undefined) {
    const page = open(tool);
    const workers = { register: jest.fn(register) };
    Object.defineProperty(page.find('tool').ownerDocument.defaultView?.navigator, 'serviceWorker', {
      value: workers,
    });
    return { page, register: workers.register };
  }

  test.each(['click', 'keydown'])('is registered on a %s anywhere', (type) => {
    const { page, register } = listen();
    page.dispatch('words', type);
    expect(register).toHaveBeenCalledWith('/worker.js');
  });

  test('is not registered by a page that loads, or is only scrolled', () => {
    const { page, register } = listen();
    page.load();
    for (const type of ['pointerdown', 'pointermove', 'focusin']) page.dispatch('words', type);
    expect(register).not.toHaveBeenCalled();
  });

  test('may be refused, or unsupported by the browser', async () => {
    const { page } = listen(() => Promise.reject(new Error('refused')));
    page.dispatch('field', 'keydown');
    await page.answer('load');
    expect(page.hydrated).toEqual(['tool']);
    open(tool).dispatch('words', 'click');
  });
});

describe('a root hydrates', () => {
  test.each(['pointermove', 'keydown', 'focusin', 'click'])('on a %s in it', async (type) => {
    const page = open(tool);
    page.dispatch('field', type);
    expect(page.asked()).toEqual(['/boot.js', '/base.js']);
    await page.answer('load');
    expect(page.hydrated).toEqual(['tool']);
  });

  test('not on events elsewhere, or without events', () => {
    const page = open(tool);
    page.load();
    page.dispatch('words', 'pointermove');
    page.dispatch('words', 'click');
    expect(page.asked()).toEqual([]);
  });

  test('if the URL names an element in it', () => {
    const page = open(tool, '#field');
    page.load();
    expect(page.asked()).toEqual(['/boot.js', '/base.js']);
  });

  test('not on a touch, which may be the start of a scroll', () => {
    const page = open(tool);
    page.dispatch('field', 'pointermove', { pointerType: 'touch' });
    expect(page.asked()).toEqual([]);
    page.dispatch('field', 'click', { pointerType: 'touch', detail: 1 });
    expect(page.asked()).not.toEqual([]);
  });

  test('on any interaction within data-wake', () => {
    const page = open(formPage);
    page.dispatch('words', 'pointermove', { pointerType: 'touch' });
    expect(page.asked()).not.toEqual([]);
  });

  test('by itself within data-wake=load', () => {
    const page = open(`<div data-wake="load">${tool}</div>`);
    page.load();
    expect(page.asked()).not.toEqual([]);
  });

  test('by itself if the fragment is state', () => {
    const page = open(tool, '#weight=2');
    page.load();
    expect(page.asked()).not.toEqual([]);
  });

  test('not if the fragment names an element elsewhere', () => {
    const page = open(tool, '#words');
    page.load();
    expect(page.asked()).toEqual([]);
  });

  test('with the roots around it, and requests shared files once', async () => {
    const page = open(`<i id="outer" data-load="/boot.js /base.js">${tool}</i>`);
    page.dispatch('field', 'focusin');
    await page.answer('load');
    expect(page.hydrated).toEqual(['outer', 'tool']);
    expect(page.asked()).toHaveLength(2);
  });

  test('once, on any number of events', async () => {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    await page.answer('load');
    page.dispatch('field', 'click');
    await page.answer('load');
    expect(page.hydrated).toEqual(['tool']);
  });
});

describe('after a failed request', () => {
  test('nothing is requested for one second, then everything again', async () => {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    await page.answer('error');
    page.dispatch('field', 'click');
    expect(page.asked()).toHaveLength(2);
    jest.advanceTimersByTime(1000);
    page.dispatch('field', 'click');
    expect(page.asked()).toHaveLength(4);
    await page.answer('load');
    expect(page.hydrated).toEqual(['tool']);
  });

  test('a held submit is sent natively', async () => {
    const page = open(tool);
    const submits = page.submits();
    page.dispatch('field', 'focusin');
    page.find('send').click();
    await page.answer('error');
    expect(submits).toEqual(['send']);
  });

  test('the next submit is not held', async () => {
    const page = open(tool);
    const submits = page.submits();
    page.dispatch('field', 'focusin');
    await page.answer('error');
    page.find('send').click();
    expect(submits).toEqual(['send']);
  });
});

describe('a submit before hydration', () => {
  test('is held and marks the form', () => {
    const page = open(tool);
    const submits = page.submits();
    page.find('send').click();
    expect(submits).toEqual([]);
    expect(page.find('form').dataset.held).toBeDefined();
  });

  test('is sent once after eight seconds, on any number of clicks', () => {
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

describe('text typed before hydration', () => {
  const type = (page: ReturnType<typeof open>, value: string) => {
    Object.assign(page.find('field'), { value });
    page.dispatch('field', 'input');
  };

  test('is stored by field', () => {
    const page = open(tool);
    type(page, 'one');
    type(page, 'two words');
    expect({ ...sessionStorage }).toEqual({ field: 'two words' });
  });

  test('is stored as checked for a checkbox without an id', () => {
    const page = open(tool);
    const box = Object.assign(page.find('field'), { id: '', type: 'checkbox' });
    Object.assign(box, { value: 'sea', checked: true }).dispatchEvent(
      new Event('input', { bubbles: true }),
    );
    expect({ ...sessionStorage }).toEqual({ sea: 'true' });
  });

  test('is not stored for events of the form', () => {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    page.dispatch('form', 'input');
    expect({ ...sessionStorage }).toEqual({});
  });

  test('is no longer stored after hydration', () => {
    const page = open(tool);
    type(page, 'one');
    Object.assign(page.find('tool'), { state: 'hydrated' });
    type(page, 'two');
    expect(sessionStorage.field).toBe('one');
  });
});

describe('a form that the browser posts', () => {
  async function fail() {
    const page = open(tool);
    page.dispatch('field', 'focusin');
    await page.answer('error');
    return { page, submits: page.submits() };
  }

  test('is posted once, on any number of clicks', async () => {
    const { page, submits } = await fail();
    for (let i = 0; i < 3; i++) page.find('send').click();
    expect(submits).toEqual(['send']);
    jest.advanceTimersByTime(20_000);
    page.find('send').click();
    await page.answer('error');
    expect(submits).toEqual(['send']);
  });

  test('can be posted again after a minute', async () => {
    const { page, submits } = await fail();
    page.find('send').click();
    jest.advanceTimersByTime(60_000);
    page.find('send').click();
    await page.answer('error');
    expect(submits).toEqual(['send', 'send']);
  });
});
