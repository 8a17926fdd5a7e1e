/** Words of the page that stands in for one whose script failed. */
export const errorWords = {
  heading: 'Unexpected Application Error!',
  status: 'Status',
  text: 'Something on this page has stopped working. What you typed may still be there when you go back.',
  retry: 'Try again',
  home: 'Back to Home',
} as const;
