import { domainAndParents } from '../lookup/domainAndParents.ts';
import { isOneEditApart } from '../lookup/isOneEditApart.ts';
import { mailTypos } from './mailTypos.generated.ts';

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

/** Providers for which one slip counts as a misspelling. Their names are long enough that a slip is not another company. */
const large = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'yahoo.com',
];
/** Domains of others, one slip away from those. */
const others: ReadonlySet<string> = new Set([
  'email.com',
  'mail.com',
  'ymail.com',
  'gmail.co',
  'yahoo.co',
  'hotmail.co',
  'gmx.com',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.es',
  'hotmail.it',
  'outlook.fr',
  'outlook.de',
  'outlook.es',
]);
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  cim: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  ocm: 'com',
  coom: 'com',
  ccom: 'com',
  comn: 'com',
  clm: 'com',
  cok: 'com',
  cpom: 'com',
  kom: 'com',
  ent: 'net',
  ner: 'net',
  nte: 'net',
  ogr: 'org',
  rog: 'org',
};

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
  const ending = endings[domain.slice(dot + 1)];
  if (ending !== undefined && dot > 0) return `${domain.slice(0, dot)}.${ending}`;
  if (others.has(domain)) return undefined;
  return large.find((provider) => isOneEditApart(provider, domain)) ?? nationalDomain(domain);
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
