import { boxOf, type Sentence } from './sentences';

type OutlineProps = { sentence: Sentence; kind: 'hovered' | 'older' };

/** Frames a sentence: the one that a click would open, or one that is older than the English one. */
export function Outline({ sentence, kind }: OutlineProps) {
  const { left, top, width, height } = boxOf(sentence);
  const style = { left: left - 4, top: top - 2, width: width + 8, height: height + 4 };
  return <div className={`outline ${kind}`} style={style} />;
}
