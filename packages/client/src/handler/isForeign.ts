/**
 * Returns true for a request that a page of another origin may have caused. Browsers send `Origin` with every POST and
 * DELETE, and `Sec-Fetch-Site` with everything; a foreign `Host` is how a name that was bound to this server's address
 * shows.
 */
export function isForeign(request: Request, origins: readonly string[] | undefined): boolean {
  const own = new URL(request.url).origin;
  const allowed = origins ?? [own];
  const origin = request.headers.get('origin');
  return (
    !allowed.includes(own) ||
    (origin !== null && !allowed.includes(origin)) ||
    request.headers.get('sec-fetch-site') === 'cross-site'
  );
}
