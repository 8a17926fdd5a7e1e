export const word = 'Enough';
