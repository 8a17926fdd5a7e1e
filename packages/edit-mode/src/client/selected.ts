/** The selected part of a field, in characters; both ends are equal for a caret. */
export type Selected = { start: number; end: number };

/** The selection in a field; undefined if it is elsewhere. */
export function selectedIn(field: HTMLElement): Selected | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !field.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(field);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** Selects a part of a field's text; without `selected`, puts the caret at the end. */
export function select(field: HTMLElement, selected: Selected | undefined): void {
  const selection = getSelection();
  selection?.selectAllChildren(field);
  const text = field.firstChild;
  if (!selected || !(text instanceof Text)) {
    selection?.collapseToEnd();
    return;
  }
  const at = (offset: number) => Math.min(offset, text.length);
  selection?.setBaseAndExtent(text, at(selected.start), text, at(selected.end));
}
