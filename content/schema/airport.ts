import { z } from 'zod';

/** The IATA code of an airport: `LAX`. */
export const airportCode = z.string().regex(/^[A-Z]{3}$/, 'write the three letters, like LAX');
