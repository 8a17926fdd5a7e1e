import { z } from 'zod';

/** The orders of a board: as in menus, soonest by air first, cheapest by air first. */
export const boardOrders = ['popular', 'time', 'price'] as const;

export const boardOrder = z.enum(boardOrders);
export type BoardOrder = z.infer<typeof boardOrder>;
