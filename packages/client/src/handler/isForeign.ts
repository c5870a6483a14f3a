/**
 * Returns true for a request that a page of another origin may have caused. Browsers send `Origin` with every POST and
 * DELETE, and `Sec-Fetch-Site` with everything; a foreign `Host` is how a name that was bound to this server's address
 * shows. Behind a proxy that ends TLS, the scheme of the request is not the one that the page has.
 */
export function isForeign(
  { url, headers }: Request,
  origins: readonly string[] | undefined,
): boolean {
  const own = new URL(url);
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site') return true;
  if (origins === undefined) {
    return site !== 'same-origin' && origin !== null && origin !== own.origin;
  }
  const isOwnHost = origins.some((allowed) => allowed.split('//')[1] === own.host);
  return !isOwnHost || (origin !== null && !origins.includes(origin));
}
