import type { TextRange } from './parseJson.ts';

/** Selects part of a text field, and scrolls to it. */
export function selectRange(field: HTMLTextAreaElement, { offset, length }: TextRange): void {
  const line = field.value.slice(0, offset).split('\n').length;
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.focus();
  field.setSelectionRange(offset, offset + length);
  field.scrollTop = Math.max(0, (line - 4) * lineHeight);
}
