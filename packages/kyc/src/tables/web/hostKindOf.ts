import { domainAndParents } from '../lookup/domainAndParents.ts';
import type { HostKind } from './hostKind.ts';
import { webHosts } from './webHosts.generated.ts';

/** Kinds that a host name alone can have, in the order in which they are checked. */
const named = [
  'reserved-domain',
  'url-shortener',
  'link-in-bio',
  'social-host',
  'free-site-host',
  'temporary-host',
  'marketplace',
  'search-engine',
  'domain-marketplace',
  'web-archive',
] as const;

const domains: ReadonlyMap<HostKind, ReadonlySet<string>> = new Map(
  named.map((kind) => [kind, new Set(webHosts[kind])]),
);

/** Paths of share pages by host. */
const sharePages: ReadonlyMap<string, RegExp> = new Map(
  webHosts['share-page'].map((entry) => {
    const [host = '', path = ''] = entry.split(' ');
    return [host, new RegExp(path)];
  }),
);

/**
 * Returns the kind of a host of a URL: an address or name that nobody else can open is `ip-range` or
 * `reserved-tld`. Undefined for an ordinary host. `host` is in lowercase, as `new URL(text).hostname`.
 *
 * @example
 * hostKindOf('bit.ly') // 'url-shortener'
 * hostKindOf('192.168.0.1') // 'ip-range'
 */
export function hostKindOf(host: string): Exclude<HostKind, 'share-page'> | undefined {
  if (isPrivateAddress(host)) return 'ip-range';
  if (host === 'localhost' || webHosts['reserved-tld'].some((tld) => host.endsWith(tld)))
    return 'reserved-tld';
  const names = domainAndParents(host);
  return named.find((kind) => names.some((name) => domains.get(kind)?.has(name)));
}

/** Returns the paths of a host that are pages about files, or undefined. `host` is in lowercase. */
export function sharePagesOf(host: string): RegExp | undefined {
  const listed = domainAndParents(host).find((name) => sharePages.has(name));
  return listed === undefined ? undefined : sharePages.get(listed);
}

/** Returns true if a link leads to a page about a file instead of the file: Google Drive, Dropbox, OneDrive. */
export function isSharePage({ hostname, pathname, searchParams }: URL): boolean {
  if (!sharePagesOf(hostname)?.test(pathname)) return false;
  return searchParams.get('dl') !== '1' && searchParams.get('raw') !== '1';
}

/** Returns the 32 bits of a dotted address, or undefined. */
function bitsOf(host: string): number | undefined {
  const parts = host.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255))
    return undefined;
  return parts.reduce((bits, part) => bits * 256 + Number(part), 0);
}

/** Ranges of IP version 4 are in the table; those of version 6 are written here, as `new URL` writes addresses. */
function isPrivateAddress(host: string): boolean {
  if (host.startsWith('['))
    return /^\[(?:::1?\]|f[cdf]|fe[89ab]|::ffff:|2001:db8:|3fff:(?::|[\da-f]{1,3}:)|100::|64:ff9b:1:)/.test(
      host,
    );
  const bits = bitsOf(host);
  if (bits === undefined) return false;
  return webHosts['ip-range'].some((range) => {
    const [from = '', size = ''] = range.split('/');
    const start = bitsOf(from);
    const block = 2 ** (32 - Number(size));
    return start !== undefined && Math.floor(bits / block) === Math.floor(start / block);
  });
}
