import { piecesOf } from '@/lib/text/pieces';

/** A piece of a text; a figure stays on one line with its unit. */
type FigurePiece = { text: string; isFigure?: true };

const number = String.raw`\d+(?:[.,]\d+)*`;
const range = `${number}(?:-${number})?`;
const hour = String.raw`\d+:\d\d [AP]M`;
const perKilogram = ' (?:/ kg|per kg|kwa kilo)';

/** What follows an operator and stays with it, so that a long sum breaks before the operator. */
const operand = String.raw`(?:[$£€]|TZS )?${number}(?: kg)?|kilo ${number}|\p{L}+`;

/** Punctuation belongs to the figure: browsers may break a line on either side of an inline block. */
const opening = '[(“"]?';
const closing = '[,.;:!?)”"]*';

/**
 * Figures that browsers may break: ranges, amounts with a currency or per kilogram, sizes, steps of
 * a sum, numbers with their unit, which English writes after them and Swahili before, hours, words
 * with hyphens, and the city's name. "3-10 business days" may break before its last word.
 */
export const figures = new RegExp(
  [
    `TZS ${number}`,
    `[$£€]${number}${perKilogram}`,
    `(?:sm )?${number}(?: × ${number})+(?: cm)?`,
    `${range} (?:business|(?:day|hour|week|month)s?|kg|cc|cm|km|CBM)`,
    `(?:siku|wiki|saa|miezi|kilo|km|sm) ${range}`,
    `${number}-${number}`,
    `${hour}(?:-${hour})?`,
    String.raw`\d\d:\d\d-\d\d:\d\d`,
    'Dar es Salaam',
    `[=×÷] (?:${operand})`,
    String.raw`[\p{L}\d]+(?:-\p{L}+)+`,
  ]
    .map((figure) => `(?<![\\p{L}\\d-])${opening}${figure}(?![\\p{L}\\d])${closing}`)
    .join('|'),
  'gu',
);

export const figurePieces = (text: string): FigurePiece[] =>
  piecesOf<FigurePiece>(text, figures, ([figure]) => ({ text: figure, isFigure: true }));
