import { z } from 'zod';

/** `[longitude, latitude]` in degrees, east and north positive. */
export const coordinates = z.tuple([
  z
    .number()
    .min(-180)
    .max(180)
    .meta({ title: 'Longitude', description: 'East of Greenwich; west is negative.' }),
  z
    .number()
    .min(-90)
    .max(90)
    .meta({ title: 'Latitude', description: 'North of the equator; south is negative.' }),
]);
