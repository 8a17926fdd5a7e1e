/** @jest-environment node */
import { realServices } from './real-service';

const form = (action: string) => `<form class="f" method="post" action="${action}"><input></form>`;

test.each([
  'http://localhost:3110/_inbox/info@nectarine.example',
  'http://127.0.0.1:3000/_inbox/x',
  'http://[::1]:3000/_inbox/x',
  '/newsletter',
])('a form that posts to %s is local', (action) => {
  expect(realServices(form(action))).toEqual([]);
});

test('finds every form that posts to another host', () => {
  const services = ['https://forms.example/info', 'http://localhost.forms.example/info'];
  expect(realServices(form('/quote') + services.map(form).join(''))).toEqual(services);
});
