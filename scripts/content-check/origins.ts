import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { timeRange } from '@/content/schema/quantity';
import { FARTHEST_PORT_KM, seaRoute } from '@/lib/maps/sea-route';
import { dayRange, LONGEST_DAYS } from '@/lib/time/day-range';

/** The port of arrival: Dar es Salaam. */
const arrival: [number, number] = [39.28, -6.82];

/** The origins whose quote button leads to the address without a page; new origins do not. */
const unregistered = [
  ...['canada', 'china', 'dubai', 'france'],
  ...['germany', 'hong-kong', 'netherlands', 'south-korea'],
];

type Origin = { seaport?: { coordinates?: unknown }; quote?: unknown; times?: object };

function withoutSeaLane({ file, content }: ContentFile): Problem[] {
  const port = (content as Origin).seaport?.coordinates;
  if (!Array.isArray(port) || port.length !== 2) return [];
  try {
    seaRoute(port as [number, number], arrival);
    return [];
  } catch {
    return [
      {
        file,
        field: ['seaport', 'coordinates'],
        found: `is more than ${FARTHEST_PORT_KM} km from every sea lane`,
        fix: 'write the longitude first, then the latitude, east and north positive',
      },
    ];
  }
}

function withDeadQuote({ file, page, content }: ContentFile): Problem[] {
  const slug = page?.slice('routes/'.length) ?? '';
  if ((content as Origin).quote !== '/quote' || unregistered.includes(slug)) return [];
  const found = 'is "/quote", which has no page';
  return [{ file, field: ['quote'], found, fix: 'write "/get-quote"' }];
}

/** Delivery times that exceed the axis of the boards. */
const tooLong = ({ file, content }: ContentFile): Problem[] =>
  Object.entries((content as Origin).times ?? {}).flatMap(([key, time]) => {
    const { success, data } = timeRange.safeParse(time);
    if (!success || dayRange(data).to <= LONGEST_DAYS) return [];
    return [
      {
        file,
        field: ['times', key, 'to'],
        found: `is more than the ${LONGEST_DAYS} days that boards can show`,
        fix: `write ${LONGEST_DAYS} days or less`,
      },
    ];
  });

/** Problems of origins beyond their schema. */
export const faultyOrigins = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ page, content }) => page?.startsWith('routes/') && content)
    .flatMap((file) => [...withoutSeaLane(file), ...tooLong(file), ...withDeadQuote(file)]);
