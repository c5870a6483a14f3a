/** Has the browser save a file. */
export function offerFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(/[/\\:*?"<>|]/gu, '-');
  link.click();
  URL.revokeObjectURL(url);
}
