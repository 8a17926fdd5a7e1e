import { buttonClass } from './button';

const variants = [
  ...(['default', 'destructive', 'outline', 'hero-outline', 'secondary'] as const),
  ...(['ghost', 'link', 'premium', 'success'] as const),
];

test('each variant has its own style', () => {
  expect(new Set(variants.map((variant) => buttonClass(variant))).size).toBe(variants.length);
});

test('each size has its own style', () => {
  const sizes = ['default', 'sm', 'lg', 'icon'] as const;
  expect(new Set(sizes.map((size) => buttonClass('default', size))).size).toBe(sizes.length);
});
