import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@/components/ui/carousel/carousel';

const words = { previous: 'Previous', next: 'Next', slide: 'Page {number} of {total}' };
const width = 300;
/** Ends the scrolls that have begun. */
let glides: (() => void)[] = [];

beforeEach(async () => {
  glides = [];
  // jsdom has no layout: slides are given a width, and scrolls end when a test says so.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(
    this: HTMLElement,
  ) {
    return this.id ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0;
  });
  HTMLElement.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0;
    glides.push(() => scroll(this, left));
  };
  await act(async () => {
    render(<Carousel id="voices" label="Voices" words={words} slides={['One', 'Two', 'Three']} />);
  });
});
afterEach(() => jest.restoreAllMocks());

function scroll(track: HTMLElement, left: number) {
  track.scrollLeft = left;
  fireEvent.scroll(track);
}
const track = () => screen.getByText('One').parentElement as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });

test('counts a second "next" while the row is still scrolling', async () => {
  await userEvent.click(button('Next'));
  // The animation has hardly begun.
  fireEvent.scroll(track());
  await userEvent.click(button('Next'));
  glides.at(-1)?.();
  expect(button('Page 3 of 3')).toHaveAttribute('aria-current', 'true');
});
