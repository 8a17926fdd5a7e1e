import type { Label } from '@/lib/maps/labels';
import type { Point } from '@/lib/maps/svg-path';

type PlaceNameProps = {
  at: Point;
  label: Label;
  /** The size for which the label was placed. */
  placedAt: number;
};

/** A place's name. Its distance from the point is in `em`, so it shrinks with the name. */
export function PlaceName({ at: [x, y], label, placedAt }: PlaceNameProps) {
  const ems = (length: number) => `${Number((length / placedAt).toFixed(2))}em`;
  return (
    <text x={x} y={y} dx={ems(label.x - x)} dy={ems(label.y - y)} textAnchor={label.anchor}>
      {label.text}
    </text>
  );
}
