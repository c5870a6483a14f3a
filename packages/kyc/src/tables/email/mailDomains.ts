import { isOneEditApart } from '@passmuster/findings';
import { domainAndParents } from '../lookup/domainAndParents.ts';
import {
  largeMailProviders,
  mailEndingTypos,
  mailTypos,
  neighborsOfMailProviders,
} from './mailTypos.generated.ts';

/** Returns the domain of an email address in lowercase, or undefined if there is no `@`. */
export function mailDomainOf(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  return at < 0
    ? undefined
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase()
        .slice(0, 253);
}

/** Returns the domains of a generated list, which has one on each line. */
export const domainsOf = (list: string): ReadonlySet<string> => new Set(list.split('\n'));

/** Returns true if the domain, or one above it, is on the list. */
export const isListedDomain = (domains: ReadonlySet<string>, domain: string): boolean =>
  domainAndParents(domain).some((name) => domains.has(name));

/**
 * Returns the domain that was probably meant, or undefined if the domain is not a known misspelling.
 *
 * @example
 * suggestMailDomain('gmial.com') // 'gmail.com'
 * suggestMailDomain('adaezefoods.con') // 'adaezefoods.com'
 */
export function suggestMailDomain(domain: string): string | undefined {
  const known = Object.hasOwn(mailTypos, domain) ? mailTypos[domain] : undefined;
  if (known !== undefined) return known;
  const dot = domain.lastIndexOf('.');
  const written = domain.slice(dot + 1);
  const ending = Object.hasOwn(mailEndingTypos, written) ? mailEndingTypos[written] : undefined;
  if (ending !== undefined && dot > 0) return `${domain.slice(0, dot)}.${ending}`;
  if (neighborsOfMailProviders.includes(domain)) return undefined;
  return (
    largeMailProviders.find((provider) => isOneEditApart(provider, domain)) ??
    nationalDomain(domain)
  );
}

/** Endings of countries under which these providers have domains. */
const national = /^[^.]+(?=\.(?:co\.(?:uk|za|in|jp|id)|com\.(?:au|br|mx|ng|sg)|fr|de|it|es|ca)$)/;

/** Returns the domain of a provider in a country, where the part before the ending is a known misspelling. */
function nationalDomain(domain: string): string | undefined {
  const [name] = national.exec(domain) ?? [];
  const meant =
    name && Object.hasOwn(mailTypos, `${name}.com`) ? mailTypos[`${name}.com`] : undefined;
  const provider = meant && /^(hotmail|yahoo|outlook|live)\.com$/.exec(meant)?.[1];
  return provider ? `${provider}${domain.slice(name?.length)}` : undefined;
}
