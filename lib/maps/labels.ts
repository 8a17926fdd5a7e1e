import type { Frame } from './land';
import type { Point } from './svg-path';

type Anchor = 'start' | 'middle' | 'end';

/** A label as SVG text: where it starts, is centered or ends (`anchor`), on its baseline. */
export type Label = { text: string; x: number; y: number; anchor: Anchor };

type LabelRequest = { text: string; at: Point; fontSize: number };

type Box = { left: number; top: number; right: number; bottom: number };
type Candidate = { label: Label; box: Box; distance: number };

/** Mean advance of a letter in ems, for the widest common system fonts at weight 600. */
const LETTER_WIDTH = 0.66;

const DIRECTIONS: readonly [dx: -1 | 0 | 1, dy: -1 | 0 | 1][] = [
  [1, 0],
  [1, 1],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const ANCHORS = { '-1': 'end', 0: 'middle', 1: 'start' } as const;

const COST = { overlap: 1000, outside: 1000, point: 200, misleading: 50, line: 4, distance: 10 };

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Distance of a point from the nearest edge of a box; 0 inside it. */
function gap(box: Box, [x, y]: Point): number {
  return Math.hypot(
    Math.max(box.left - x, 0, x - box.right),
    Math.max(box.top - y, 0, y - box.bottom),
  );
}

function candidates({ text, at: [x, y], fontSize }: LabelRequest): Candidate[] {
  const width = text.length * fontSize * LETTER_WIDTH;
  return [0.6, 1.2, 1.9].flatMap((distance) =>
    DIRECTIONS.map(([dx, dy]) => {
      const reach = distance * fontSize;
      const startX = x + dx * (dy === 0 ? reach : reach * 0.7);
      const middleY = y + dy * (reach + fontSize * 0.35);
      const left = startX - (width * (1 - dx)) / 2;
      return {
        label: {
          text,
          x: Math.round(startX),
          y: Math.round(middleY + fontSize * 0.35),
          anchor: ANCHORS[dx],
        },
        box: {
          left,
          right: left + width,
          top: middleY - fontSize * 0.55,
          bottom: middleY + fontSize * 0.55,
        },
        distance,
      };
    }),
  );
}

/**
 * Places each label near its point: inside the frame, clear of other labels and all points, closer
 * to its own point than to any other, and clear of the lines where possible. Earlier labels choose
 * first.
 * @param lines points sampled along the lines that labels should avoid
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  lines: readonly Point[],
  frame: Frame,
): Label[] {
  const placed: Box[] = [];
  const cost = ({ box, distance }: Candidate, own: Point) => {
    const others = requests.map(({ at }) => gap(box, at)).filter((_, i) => requests[i]?.at !== own);
    const outside =
      box.left < 4 || box.top < 4 || box.right > frame.width - 4 || box.bottom > frame.height - 4;
    return (
      COST.overlap * placed.filter((other) => overlap(box, other)).length +
      COST.outside * Number(outside) +
      COST.point * others.filter((space) => space < 4).length +
      COST.misleading * others.filter((space) => space < gap(box, own)).length +
      COST.line * lines.filter((point) => gap(box, point) < 1).length +
      COST.distance * distance
    );
  };

  return requests.map((request) => {
    const [first] = candidates(request)
      .map((candidate) => ({ ...candidate, cost: cost(candidate, request.at) }))
      .sort((a, b) => a.cost - b.cost);
    if (!first) throw new Error('A label has no candidates.');
    placed.push(first.box);
    return first.label;
  });
}

/** Space around the name of a region, and between it and the frame, where the land fades out. */
const AROUND = 14;
const EDGE = 40;
/** Where else the name of a region may be, from its middle. */
const NEARBY: readonly Point[] = [
  [0, 0],
  [0, 30],
  [0, -30],
  [40, 0],
  [-40, 0],
  [70, 20],
  [-70, 20],
];

/**
 * Names in the middle of their regions: those that fit into the frame without touching a line, a
 * place or the name of one.
 */
export function freeLabels(
  regions: readonly LabelRequest[],
  places: readonly Label[],
  lines: readonly Point[],
  { width, height }: Frame,
): Label[] {
  const boxOf = ({ text, x, y, anchor }: Label, fontSize: number): Box => {
    const length = text.length * fontSize * LETTER_WIDTH;
    const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * length;
    return { left, right: left + length, top: y - fontSize, bottom: y };
  };
  return regions.flatMap(({ text, at: [x, y], fontSize }) => {
    const isFree = (label: Label) => {
      const box = boxOf(label, fontSize);
      return (
        box.left > EDGE &&
        box.right < width - EDGE &&
        box.top > EDGE &&
        box.bottom < height - EDGE &&
        !places.some((place) => overlap(box, boxOf(place, fontSize))) &&
        !lines.some((point) => gap(box, point) < AROUND)
      );
    };
    const free = NEARBY.map(
      ([right, down]): Label => ({
        text,
        x: Math.round(x) + right,
        y: Math.round(y) + down,
        anchor: 'middle',
      }),
    ).find(isFree);
    return free ?? [];
  });
}
