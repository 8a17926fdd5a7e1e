import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel';

const words = { previous: 'Previous', next: 'Next', slide: 'Page {number} of {total}' };
const width = 300;

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  // jsdom has no layout: slides are given a width, and scrolling arrives at once.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(
    this: HTMLElement,
  ) {
    return this.id ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0;
  });
  HTMLElement.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
  render(
    <Carousel id="voices" label="What customers say" words={words}>
      <p>One</p>
      <p>Two</p>
    </Carousel>,
  );
});

const button = (name: string) => screen.getByRole('button', { name });

test('"Previous" is disabled on the first slide', () => {
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).not.toHaveAttribute('aria-disabled');
});

test('"Next" is disabled on the last slide', async () => {
  await userEvent.click(button('Next'));
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Previous')).not.toHaveAttribute('aria-disabled');
});

test('shows a dot per slide and marks the current one', async () => {
  await userEvent.click(button('Page 2 of 2'));
  expect(button('Page 2 of 2')).toHaveAttribute('aria-current', 'true');
  expect(button('Page 1 of 2')).not.toHaveAttribute('aria-current');
});

test('each slide has an accessible name', () => {
  expect(screen.getByRole('group', { name: 'Page 2 of 2' })).toHaveTextContent('Two');
});

test('describes itself only in the words that it is given', () => {
  expect(document.querySelectorAll('[aria-roledescription]')).toHaveLength(0);
});

test('announces slide changes, but not the first slide', async () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button('Next'));
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 2');
});

test('swiping marks the slide that scrolls into view', () => {
  const track = screen.getByText('One').parentElement?.parentElement as HTMLElement;
  track.scrollLeft = width;
  fireEvent.scroll(track);
  expect(button('Page 2 of 2')).toHaveAttribute('aria-current', 'true');
});

test('without scripts, the controls are links to the slides', () => {
  expect(button('Next')).toHaveAttribute('href', '#voices-2');
  expect(screen.getByText('Two').closest('#voices-2')).toBeInTheDocument();
});

test('counts a second "next" while the track is still scrolling', async () => {
  cleanup();
  const glides: (() => void)[] = [];
  HTMLElement.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0;
    glides.push(() => {
      this.scrollLeft = left;
      fireEvent.scroll(this);
    });
  };
  render(
    <Carousel id="more" label="More" words={words}>
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
    </Carousel>,
  );
  await userEvent.click(button('Next'));
  // The animation has hardly begun.
  fireEvent.scroll(screen.getByText('One').parentElement?.parentElement as HTMLElement);
  await userEvent.click(button('Next'));
  act(() => glides.at(-1)?.());
  expect(button('Page 3 of 3')).toHaveAttribute('aria-current', 'true');
});
