import { parseDraft, restoreDraft, saveDraft, tabStorage } from './draft';

const storage = sessionStorage;

beforeEach(() => {
  storage.clear();
});

test('restores typed text', () => {
  const values = { fullName: 'Asha', services: ['airFreight', 'seaFreight'], agreeTerms: true };
  saveDraft(storage, 'quote', values);
  expect(restoreDraft(storage, 'quote')).toEqual({ values });
});

test('each form has its own draft', () => {
  saveDraft(storage, 'quote', { fullName: 'Asha' });
  expect(restoreDraft(storage, 'issue')).toBeUndefined();
});

test('does not store files, honeypots or empty fields', () => {
  saveDraft(storage, 'issue', {
    fullName: 'Asha',
    phone: '',
    agreeTerms: false,
    file: [new File(['picture'], 'box.png')],
    attachment: new File(['picture'], 'box.png'),
    weight: undefined,
    _honey: 'buy now',
  });
  expect(restoreDraft(storage, 'issue')).toEqual({ values: { fullName: 'Asha' } });
});

test('an empty form has no draft', () => {
  saveDraft(storage, 'quote', { fullName: 'Asha' });
  saveDraft(storage, 'quote', { fullName: '', services: [] });
  expect(storage).toHaveLength(0);
});

/** The list of a file field in which this file was chosen. */
function chosen(name: string): FileList {
  const input = document.createElement('input');
  input.type = 'file';
  const list = Object.create(input.files, {
    0: { value: new File(['picture'], name) },
    length: { value: 1 },
  });
  return list;
}

test('stores the name of a file, so its loss can be reported', () => {
  saveDraft(storage, 'issue', { file: chosen('box.png') });
  expect(restoreDraft(storage, 'issue')).toEqual({ values: {}, file: 'box.png' });
});

test('a draft marked as sending stays marked until saved again', () => {
  const values = { fullName: 'Asha' };
  saveDraft(storage, 'quote', values, true);
  expect(restoreDraft(storage, 'quote')).toEqual({ values, underWay: true });
  saveDraft(storage, 'quote', values);
  expect(restoreDraft(storage, 'quote')).toEqual({ values });
});

test('returns no draft if storage cannot be read', () => {
  const broken = {
    ...storage,
    getItem: () => {
      throw new DOMException('refused');
    },
  };
  expect(restoreDraft(broken as never, 'quote')).toBeUndefined();
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"version":1}',
  '{"version":1,"values":null}',
  '{"version":1,"values":{}}',
  '{"version":1,"values":{"fullName":{"first":"Asha"}}}',
  '{"version":0,"values":{"fullName":"Asha"}}',
  '{"version":1,"values":{"fullName":"As',
  '{"version":1,"values":{},"file":7}',
])('%j is not a valid draft', (text) => {
  expect(parseDraft(text)).toBeUndefined();
});

test('ignores full storage', () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => saveDraft(full, 'quote', { fullName: 'Asha' })).not.toThrow();
});

test('without storage there are no drafts', () => {
  const refuse = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(tabStorage()).toBeUndefined();
  expect(restoreDraft(tabStorage(), 'quote')).toBeUndefined();
  refuse.mockRestore();
});
