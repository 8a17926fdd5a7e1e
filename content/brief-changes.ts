import type { BriefChanges } from './schema/brief-changes';

/** Figures and texts of the brief that the owner has changed on purpose. */
export const briefChanges: BriefChanges = [];
