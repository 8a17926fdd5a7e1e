/** Id of the notice that a form has arrived, by the form's name. */
export const sentNoticeId = (name: string) => `${name}-sent`;
