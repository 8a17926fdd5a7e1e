import { fakeCaches } from '../fixtures/worker';
import { keepPictures, MOST_PICTURES, shownPictures } from './pictures';

const origin = 'https://nectarine.example';
const type = { headers: { 'content-type': 'image/avif' } };

/** A scene as pages show it, a map, and pictures that are not the site's own files. */
const page = `<picture><source type="image/avif" srcSet="/world/port-320.avif 320w, /world/port-560.avif 560w"/>
  <img loading="lazy" src="/world/port-560.webp" alt="A street &amp; a port"/></picture>
  <img src="/maps/uk.svg" alt=""><img src="https://elsewhere.example/a.png"><img src="data:,">`;

let fake: ReturnType<typeof fakeCaches>;
let asked: string[];
const kept = async () =>
  (await (await fake.open('pictures-2')).keys()).map(({ url }) => new URL(url).pathname);
/** Answers for these paths, or for all. */
const answering =
  (answer: Response | undefined, paths?: readonly string[]) => async (path: string) => {
    asked.push(path);
    return !paths || paths.includes(path) ? answer?.clone() : undefined;
  };
const image = () => new Response('a picture', type);

beforeEach(() => {
  fake = fakeCaches();
  asked = [];
  Object.assign(globalThis, { caches: fake, location: new URL(origin) });
});

/** Requests a picture as a page does. */
async function show(path: string, network: () => Promise<Response>) {
  globalThis.fetch = network;
  const event = new ExtendableEvent('fetch');
  const [answer, done] = shownPictures().handleAll({ event, request: new Request(origin + path) });
  const text = (await answer).text();
  await done;
  return text;
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('keeps a picture that was shown, for a window of another size too', async () => {
  await show('/world/port-560.avif', async () => image());
  expect(await show('/world/port-320.avif', offline)).toBe('a picture');
});

test("keeps one file of a landscape, the phone's or a wide one", async () => {
  await show('/world/dar-phone-780.avif', async () => image());
  expect(await show('/world/dar-1280.avif', offline)).toBe('a picture');
});

test('keeps the pictures that were shown last', async () => {
  for (let i = 0; i <= MOST_PICTURES; i += 1) await show(`/maps/${i}.svg`, async () => image());
  expect(await kept()).toHaveLength(MOST_PICTURES);
  expect(await kept()).not.toContain('/maps/0');
  await keepPictures(page, answering(image()));
  expect(asked).toEqual([]);
});

test('keeps the first file of each picture of a page, once', async () => {
  for (const _ of ['first', 'again']) await keepPictures(page, answering(image()));
  expect(asked).toEqual(['/world/port-320.avif', '/maps/uk.svg']);
  expect(await kept()).toEqual(['/world/port', '/maps/uk']);
});

test('keeps the file that the browser has loaded, where nothing else may be fetched', async () => {
  await keepPictures(page, answering(image(), ['/world/port-560.avif']));
  expect(await kept()).toEqual(['/world/port']);
});

test.each([
  ['an error', new Response('', { status: 500, ...type })],
  ['a page', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a part', new Response('', { status: 206, ...type })],
])('does not keep %s in place of a picture', async (_, answer) => {
  await show('/world/street-560.avif', async () => answer.clone());
  await keepPictures(page, answering(answer));
  expect(await kept()).toEqual([]);
});
