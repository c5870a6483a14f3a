/**
 * Returns the domains of `disposable_email_blocklist.conf`, sorted.
 *
 * @throws Error if a line is neither a domain nor a comment, or half of the domains are gone: the file is another or cut off.
 */
export function toDisposableDomains(text: string, former: number): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim().toLowerCase());
  const domains = lines.filter(
    (line) => line !== '' && !line.startsWith('#') && !line.startsWith('//'),
  );
  if (
    domains.some((domain) => domain.length > 253 || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain))
  ) {
    throw new Error('the list has a line that is not a domain');
  }
  if (domains.length < former / 2) throw new Error(`the list has only ${domains.length} domains`);
  return [...new Set(domains)].sort();
}
