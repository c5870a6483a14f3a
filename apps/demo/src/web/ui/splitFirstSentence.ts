/** Splits a text after its first sentence. */
export function splitFirstSentence(text: string): readonly [first: string, rest: string] {
  const end = /[.!?](?=\s)/u.exec(text)?.index;
  return end === undefined ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}
