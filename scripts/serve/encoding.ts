/** The forms in which a file lies ready, best first; the last is the file itself. */
const forms = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: undefined, suffix: '' },
] as const;

/** Whether an `Accept-Encoding` header takes an encoding: named, and not with a weight of nothing. */
const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.toLowerCase().split(';', 2);
    return name?.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight);
  });

/**
 * The form of a file to send, and whether another browser would get another one.
 * @param accepted the request's `Accept-Encoding` header
 * @param exists whether there is such a file
 */
export function bestForm(file: string, accepted: string, exists: (file: string) => boolean) {
  const ready = forms.filter(({ encoding, suffix }) => !encoding || exists(file + suffix));
  const best = ready.find(({ encoding }) => !encoding || takes(accepted, encoding));
  return { file: file + (best?.suffix ?? ''), encoding: best?.encoding, varies: ready.length > 1 };
}
