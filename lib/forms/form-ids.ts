/** Id of a form by its name; what is typed before its script is there is kept under it. */
export const formId = (name: string) => `${name}-form`;

/** Id of the notice that says a form has arrived. */
export const sentNoticeId = (name: string) => `${name}-sent`;
