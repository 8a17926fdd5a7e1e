import { boxOf, type Sentence } from './sentences';

/** Frames the sentence that a click would open. */
export function Outline({ sentence }: { sentence: Sentence }) {
  const { left, top, width, height } = boxOf(sentence);
  const style = { left: left - 4, top: top - 2, width: width + 8, height: height + 4 };
  return <div className="outline" style={style} />;
}
