/** The file that records changes of what the brief fixes. */
export const BRIEF_CHANGES = 'content/brief-changes.ts';

/** The question before a figure of the brief is changed. */
export const FIXED_IN_BRIEF = 'This is fixed in the brief. Change it anyway?';

/** Fewest characters of a reason. */
export const SHORTEST_REASON = 5;
