/** @jest-environment jsdom */
import { sortBoard } from './sort-board';

const board = (checked: 0 | 1) => {
  document.body.innerHTML = `<div>
    <input type="radio" name="order" ${checked === 0 ? 'checked' : ''}>
    <input type="radio" name="order" ${checked === 1 ? 'checked' : ''}>
    <ol><li data-ranks="1 3">USA</li><li data-ranks="2 10">UK</li><li data-ranks="3 1">China</li></ol>
  </div>`;
  sortBoard(document.body.firstElementChild as HTMLElement);
};
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);

test('sorts by the order that is chosen', () => {
  board(0);
  expect(rows()).toEqual(['USA', 'UK', 'China']);
  document.querySelectorAll('input')[1]?.click();
  expect(rows()).toEqual(['China', 'USA', 'UK']);
});

test('follows a choice that was made before its script came', () => {
  board(1);
  expect(rows()).toEqual(['China', 'USA', 'UK']);
});
