import { hostKindOf, isSharePage } from './hostKindOf.ts';
import { topLevelDomains } from './topLevelDomains.generated.ts';

/** Why a web address can't be the website of a business. */
export type WebsiteFault =
  | 'doubled'
  | 'malformed'
  | 'email'
  | 'password'
  | 'short'
  | 'temporary'
  | 'parked'
  | 'foreign'
  | 'ending'
  | 'notPublic';

const endings: ReadonlySet<string> = new Set(topLevelDomains.split('\n'));

/** Labels under which registries of countries register names: `com` of `com.ng`. Others, such as `web.de`, may be a name. */
const secondLevel = /^(?:co|com|edu|gob|gouv|gov|net|org)$/;

/** A label of a host name, RFC 1123, 2.1. Some servers have an underscore in their name. */
const label = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/;

/** Addresses of previews, which change with each version of a website. */
const isPreview = (host: string): boolean =>
  /^deploy-preview-\d{1,9}--/.test(host) ||
  (host.endsWith('.vercel.app') && host.includes('-git-')) ||
  (host.endsWith('.pages.dev') && /^[\da-f]{8}\./.test(host));

/** Addresses that begin twice. */
const doubled = /^(?:https?:[/]*){2,}/i;

/**
 * Returns why a web address that begins with `http:` or `https:` can't be the website of a business, or undefined.
 *
 * @example
 * websiteFault('https://https://karoo.co.za') // 'doubled'
 * websiteFault('https://www.facebook.com/karoo') // undefined
 */
export function websiteFault(address: string): WebsiteFault | undefined {
  if (doubled.test(address)) return 'doubled';
  if (!URL.canParse(address)) return 'malformed';
  const url = new URL(address);
  if (url.password || (url.username && url.pathname !== '/')) return 'password';
  if (url.username) return 'email';
  const host = url.hostname.replace(/\.$/, '');
  const labels = host.split('.');
  if (!host.startsWith('[') && !labels.every((one) => label.test(one))) return 'malformed';
  return kindFault(url, host) ?? (isPublic(labels) ? undefined : privateFault(labels));
}

function isPublic(labels: readonly string[]): boolean {
  const [name = '', ending = ''] = labels.slice(-2);
  const isSuffix = labels.length === 2 && ending.length === 2 && secondLevel.test(name);
  return endings.has(ending) && !isSuffix;
}

/** Returns `ending` for a host name whose last label is letters that nothing ends in. */
const privateFault = (labels: readonly string[]): WebsiteFault => {
  const ending = labels.at(-1) ?? '';
  const isUnknown = labels.length > 1 && /^[a-z]/.test(ending) && !endings.has(ending);
  return isUnknown ? 'ending' : 'notPublic';
};

/** Returns the fault of a page on a known host. */
function kindFault(url: URL, host: string): WebsiteFault | undefined {
  if (isPreview(host)) return 'temporary';
  if (isSharePage(url)) return 'foreign';
  switch (hostKindOf(host)) {
    case 'url-shortener':
    case 'link-in-bio':
      return 'short';
    case 'temporary-host':
      return 'temporary';
    case 'domain-marketplace':
      return 'parked';
    case 'web-archive':
      return 'foreign';
    case 'search-engine':
      return isHomePage(url, host) || url.pathname === '/search' ? 'foreign' : undefined;
    case 'social-host':
    case 'free-site-host':
    case 'marketplace':
      return isHomePage(url, host) ? 'foreign' : undefined;
    case 'reserved-domain':
    case 'reserved-tld':
      return 'notPublic';
    default:
      return undefined;
  }
}

/** Returns true for the home page of a listed host itself; the home page of `ada.wixsite.com` is a page of Ada. */
function isHomePage({ pathname, search }: URL, host: string): boolean {
  const name = host.replace(/^(?:www|m)\./, '');
  const parent = name.slice(name.indexOf('.') + 1);
  return pathname === '/' && search === '' && hostKindOf(parent) !== hostKindOf(name);
}
