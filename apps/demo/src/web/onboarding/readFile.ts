/** What a person needs to know of an attached document: `PDF, 1.7 kB`. */
export function describeDataUri(uri: string): string | undefined {
  const mime = /^data:[\w.+-]+\/([\w.+-]+)/.exec(uri)?.[1];
  if (mime === undefined) return undefined;
  const bytes = Math.floor(((uri.length - uri.indexOf(',') - 1) * 3) / 4);
  return `${mime.toUpperCase()}, ${(bytes / 1000).toFixed(1)} kB`;
}

/** The file as a data URI, or nothing where the browser cannot read it. */
export function readFile(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
