/** @jest-environment node */
import { goodsNamed } from './goods-named';

const goods = [
  { name: 'Headphones and gadgets', otherName: 'Vifaa vidogo', words: 'earbuds, phone case' },
  { name: 'Smartphones', otherName: 'Simu janja', words: 'phone, mobile phone, simu' },
  { name: 'Cars', otherName: 'Magari', words: 'toyota, pickup' },
  { name: 'Clothes', otherName: 'Nguo', words: 'shirt, dress' },
];

test.each([
  ['phone', 'Smartphones'],
  ['PHONES', 'Smartphones'],
  ['headph', 'Headphones and gadgets'],
  ['gadget', 'Headphones and gadgets'],
  ['magari', 'Cars'],
  ['Toyota Harrier', 'Cars'],
  ['two shirts', 'Clothes'],
  ['clothes and a phone', undefined],
  ['xyzzy', undefined],
  [' ', undefined],
])('"%s" is %s', (typed, name) => {
  expect(goodsNamed(goods, typed)?.name).toBe(name);
});
