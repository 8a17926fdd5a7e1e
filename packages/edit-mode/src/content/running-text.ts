const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a list is one text: strings, and groups that hold theirs as `text`, `strong` or `abbr`.
 * @param pieceKeys the fields that such a group may have
 */
export const isRunningText = (
  value: unknown,
  pieceKeys: readonly string[],
): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.some(
    (piece) => isGroup(piece) && ('text' in piece || 'strong' in piece || 'abbr' in piece),
  ) &&
  value.every(
    (piece) =>
      typeof piece === 'string' ||
      (isGroup(piece) && Object.keys(piece).every((key) => pieceKeys.includes(key))),
  );
