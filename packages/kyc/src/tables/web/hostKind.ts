/** What is known about a host name. */
export type HostKind =
  | 'reserved-tld'
  | 'reserved-domain'
  | 'url-shortener'
  | 'link-in-bio'
  | 'social-host'
  | 'free-site-host'
  | 'share-page'
  | 'ip-range';
