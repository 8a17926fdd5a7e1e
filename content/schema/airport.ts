import { z } from 'zod';

/** An airport's three letters. */
export const airportCode = z.string().regex(/^[A-Z]{3}$/, 'write the three letters, like LAX');
