/** Returns text as one word of a shell, quoted. */
export const shellWord = (text: string): string =>
  /["$`\\!\n]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;

/** Returns text as one word of a shell, quoted only if a shell would read it otherwise. */
export const plainWord = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : shellWord(text);
