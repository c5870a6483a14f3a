import { isLoopback } from '../config/isLoopback.ts';

/**
 * Returns true for a request that a page of another origin may have caused. Without `origins` only this machine may
 * call, by one of its own names: a name that somebody bound to this address agrees with the page's, so the two are
 * never compared alone. Browsers send `Origin` with every POST and DELETE, and `Sec-Fetch-Site` with everything.
 * Behind a proxy that ends TLS, the scheme of the request is not the one that the page has.
 */
export function isForeign(
  { url, headers }: Request,
  origins: readonly string[] | undefined,
): boolean {
  const own = new URL(url);
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  // A page of another subdomain or port, if it may call, says its origin.
  if (site === 'cross-site' || (site === 'same-site' && origin === null)) return true;
  if (origins === undefined) {
    return !isLoopback(own.hostname) || (origin !== null && !isSamePage(origin, own, site));
  }
  const isOwnHost = origins.some((allowed) => new URL(allowed).host === own.host);
  return !isOwnHost || (origin !== null && !origins.includes(origin));
}

const isSamePage = (origin: string, own: URL, site: string | null): boolean =>
  origin === own.origin ||
  (site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === own.host);
