/** @jest-environment node */
import { goodsAbout, goodsNamed } from './goods-named';

const goods = [
  { name: 'Bedding', otherName: 'Matandiko', words: 'duvet', otherWords: 'sheets, mattress' },
  { name: 'Cars', otherName: 'Magari', words: 'car', otherWords: 'toyota' },
  { name: 'Headphones and gadgets', otherName: 'Vifaa vidogo', words: 'earbuds, phone case' },
  { name: 'Laptops', otherName: 'Kompyuta', words: 'laptop, pc' },
  { name: 'Roofs', otherName: 'Paa', words: 'roof', otherWords: 'iron sheets' },
  { name: 'Smartphones', otherName: 'Simu janja', words: 'phone, mobile phone, simu' },
  { name: 'Car parts', otherName: 'Vipuri', words: 'brake pads' },
].map((one) => ({ otherWords: '', ...one }));

const plainWords = ['two', 'new', 'mpya', 'hp', 'a'];

test.each([
  ['phone', 'Smartphones'],
  ['PHONES', 'Smartphones'],
  ['phone case', 'Headphones and gadgets'],
  ['headph', 'Headphones and gadgets'],
  ['gadget', 'Headphones and gadgets'],
  ['magari', 'Cars'],
  ['two new HP laptops', 'Laptops'],
  ['simu 2 mpya', 'Smartphones'],
])('"%s" is %s', (typed, name) => {
  expect(goodsNamed(goods, plainWords, typed)?.name).toBe(name);
});

test.each([
  ['that is charged otherwise', 'mattress', 'Bedding'],
  ['that is charged otherwise, in other words', 'a toyota harrier', 'Cars'],
  ['whose word means something else alone', 'iron sheets', 'Roofs'],
  ['with a word left over', 'laptop bag', 'Laptops'],
  ['used', 'used phone', 'Smartphones'],
  ['that a word only begins like', 'bra', undefined],
  ['that nothing is called', 'xyzzy', undefined],
  ['without a name', ' ', undefined],
])('a thing %s has no price, but perhaps a page: "%s"', (_, typed, page) => {
  expect(goodsNamed(goods, plainWords, typed)).toBeUndefined();
  expect(goodsAbout(goods, typed)?.name).toBe(page);
});
