import { comparedForm } from '@/lib/text/words';
import { goodsAbout, goodsNamed } from './goods-named';

const goods = [
  { called: ['Bedding', 'Matandiko', 'duvet'], about: ['sheets', 'mattress'] },
  { called: ['Cars', 'Magari', 'car'], about: ['toyota'] },
  { called: ['Headphones and gadgets', 'Vifaa vidogo', 'earbuds', 'phone case'] },
  { called: ['Laptops', 'Kompyuta', 'laptop', 'pc'] },
  { called: ['Roofs', 'Paa', 'roof'], about: ['iron sheets'] },
  { called: ['Televisions', 'Runinga', 'tv'], about: ['tv 55', '55 inch tv'] },
  { called: ['Smartphones', 'Simu janja', 'phone', 'mobile phone'], swahili: ['simu'] },
  { called: ['Car parts', 'Vipuri', 'brake pads'] },
].map(({ called: [name = '', swahiliName = '', ...called], swahili = [], about = [] }) => ({
  name,
  called: [name, swahiliName, ...called].map(comparedForm),
  swahili: [swahiliName, ...swahili].map(comparedForm),
  about: about.map(comparedForm),
}));

const words = { plainWords: ['new', 'mpya', 'hp'], counts: [['a'], ['two', 'mbili']] };

test.each([
  ['phone', 'Smartphones'],
  ['PHONES', 'Smartphones'],
  ['phone case', 'Headphones and gadgets'],
  ['headph', 'Headphones and gadgets'],
  ['gadget', 'Headphones and gadgets'],
  ['magari', 'Cars'],
  ['two new HP laptops', 'Laptops', 2],
  ['3 phones', 'Smartphones', 3],
  ['simu mbili', 'Smartphones', 2],
  ['a mobile phone', 'Smartphones'],
  // A figure behind an English name may be that of a model, behind a Swahili one it is how many.
  ['phone 2', 'Smartphones'],
  ['simu 2 mpya', 'Smartphones', 2],
  ['kompyuta 1', 'Laptops'],
  ['runinga 55', 'Televisions'],
])('"%s" is %s, and how many', (typed, name, count = 1) => {
  expect(goodsNamed(goods, words, typed)).toMatchObject({ goods: { name }, count });
});

test.each([
  ['that is charged otherwise', 'mattress', 'Bedding'],
  ['that is charged otherwise, in other words', 'a toyota harrier', 'Cars'],
  ['whose word means something else alone', 'iron sheets', 'Roofs'],
  ['with a word left over', 'laptop bag', 'Laptops'],
  ['used', 'used phone', 'Smartphones'],
  ['with a size of its own', 'hp tv 55', 'Televisions'],
  ['that a word only begins like', 'bra', undefined],
  ['that nothing is called', 'xyzzy', undefined],
  ['without a name', ' ', undefined],
])('a thing %s has no price, but perhaps a page: "%s"', (_, typed, page) => {
  expect(goodsNamed(goods, words, typed)).toBeUndefined();
  expect(goodsAbout(goods, typed)?.name).toBe(page);
});
