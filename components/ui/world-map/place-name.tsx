import type { Label } from '@/lib/maps/labels';
import type { Point } from '@/lib/maps/svg-path';

type PlaceNameProps = {
  at: Point;
  label: Label;
  /** The size for which the label was placed. */
  placedAt: number;
};

/** A place's name, nearer to its point where styles draw it smaller than it was placed. */
export function PlaceName({ at: [x, y], label, placedAt }: PlaceNameProps) {
  const ems = (length: number) => `${Number((length / placedAt).toFixed(2))}em`;
  return (
    <text x={x} y={y} dx={ems(label.x - x)} dy={ems(label.y - y)} textAnchor={label.anchor}>
      {label.text}
    </text>
  );
}
