import type { Question } from '@nectarine/edit-mode/content/problem';

/** The file that records changes of what the brief fixes. */
export const BRIEF_CHANGES = 'content/brief-changes.ts';

/** The question before a figure of the brief is changed. */
export const BRIEF_QUESTION: Question = {
  text: 'This is fixed in the brief. Change it anyway?',
  label: 'Who decided it, and why',
  example: 'The owner: fuel costs more since May',
  shortest: 5,
};
