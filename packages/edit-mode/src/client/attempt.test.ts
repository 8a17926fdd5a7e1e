import { act, renderHook } from '@testing-library/react';
import { useAttempt } from './attempt';

const problem = { file: '', field: ['text'], found: 'is empty', fix: 'write something' };

test('an answer about an earlier text does not replace the one about the current text', async () => {
  const { result } = renderHook(useAttempt);
  let answerEarly = (_: (typeof problem)[]) => {};
  const early = new Promise<(typeof problem)[]>((resolve) => {
    answerEarly = resolve;
  });
  await act(async () => {
    void result.current.attempt(() => early);
    await result.current.attempt(async () => []);
  });
  await act(async () => answerEarly([problem]));
  expect(result.current.problems).toEqual([]);
});

test('a second click does not repeat what the first one is still saving', async () => {
  const { result } = renderHook(useAttempt);
  let end = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  await act(async () => {
    void result.current.save(work);
    void result.current.save(work);
  });
  expect([work.mock.calls.length, result.current.isSaving]).toEqual([1, true]);
  await act(async () => end());
  expect(result.current.isSaving).toBe(false);
});
