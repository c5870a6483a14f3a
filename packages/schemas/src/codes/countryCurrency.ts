/**
 * Currencies of one country, whose code begins with that of the country. Those of countries that share one follow. A country with
 * two legal currencies, such as Panama, has none here. Source: Unicode CLDR 48.2, supplemental/currencyData, legal tender without
 * an end, which follows ISO 4217; countries of the API's list.
 */
const own =
  'AED AFN ALL AMD AOA ARS AUD AZN BAM BBD BDT BHD BIF BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK ' +
  'DJF DKK DOP DZD EGP ERN ETB FJD GBP GEL GHS GMD GNF GTQ GYD HNL HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF ' +
  'KPW KRW KWD KZT LAK LBP LKR LRD LYD MAD MDL MGA MKD MMK MNT MRU MUR MVR MWK MXN MYR MZN NGN NIO NOK NPR NZD OMR PEN PGK ' +
  'PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD ' +
  'TZS UAH UGX USD UYU UZS VES VND VUV WST YER ZAR ZMW';

const shared: readonly (readonly [currency: string, countries: string])[] = [
  ['AUD', 'KI NR TV'],
  ['CHF', 'LI'],
  ['EUR', 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA'],
  ['USD', 'EC FM MH PW SV TL'],
  ['XAF', 'CF CG CM GA GQ TD'],
  ['XCD', 'AG DM GD KN LC VC'],
  ['XOF', 'BF BJ CI GW ML NE SN TG'],
];

/**
 * Returns the ISO 4217 code of the only legal currency of a country, by its ISO 3166-1 code; undefined for a country with two, and
 * for one that isn't in the API's list.
 *
 * @example
 * countryCurrency('KE') // 'KES'
 * countryCurrency('SN') // 'XOF'
 * countryCurrency('PA') // undefined
 */
export function countryCurrency(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  return (
    own.split(' ').find((currency) => currency.startsWith(country)) ??
    shared.find(([, countries]) => countries.split(' ').includes(country))?.[0]
  );
}
