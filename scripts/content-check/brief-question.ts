/** The file that records changes of what the brief fixes. */
export const BRIEF_CHANGES = 'content/brief-changes.ts';

/** What to ask whoever changes a figure of the brief. */
export const FIXED_IN_BRIEF = 'This is fixed in the brief. Change it anyway?';

/** Fewest characters of a reason. */
export const SHORTEST_REASON = 5;
