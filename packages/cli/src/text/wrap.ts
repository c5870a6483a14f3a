import { visibleText } from '@passmuster/findings';

/**
 * Returns text as lines of at most `width` characters, broken between words; a longer word stays whole. Every line
 * begins with `indent`. Characters are counted as a terminal shows them, escapes included.
 */
export function wrap(text: string, width: number, indent: string): readonly string[] {
  const room = Math.max(20, width - indent.length);
  const lines: string[] = [];
  let line = '';
  for (const word of visibleText(text).split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].map((each) => indent + each);
}
