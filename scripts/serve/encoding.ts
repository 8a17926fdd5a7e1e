/** The available encodings of a file, best first; the last is the file itself. */
const forms = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: undefined, suffix: '' },
] as const;

/** Whether an `Accept-Encoding` header accepts an encoding: listed, and not with `q=0`. */
const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.toLowerCase().split(';', 2);
    return name?.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight);
  });

/** @param accepted the request's `Accept-Encoding` header */
export function bestForm(file: string, accepted: string, exists: (file: string) => boolean) {
  const ready = forms.filter(({ encoding, suffix }) => !encoding || exists(file + suffix));
  const best = ready.find(({ encoding }) => !encoding || takes(accepted, encoding));
  return { file: file + (best?.suffix ?? ''), encoding: best?.encoding, varies: ready.length > 1 };
}
