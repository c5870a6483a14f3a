/** What is known about a host name. */
export type HostKind =
  | 'reserved-tld'
  | 'reserved-domain'
  | 'url-shortener'
  | 'link-in-bio'
  | 'social-host'
  | 'free-site-host'
  | 'temporary-host'
  | 'marketplace'
  | 'search-engine'
  | 'domain-marketplace'
  | 'web-archive'
  | 'share-page'
  | 'ip-range';
