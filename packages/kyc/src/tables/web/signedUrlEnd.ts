import { addSeconds } from 'date-fns/addSeconds';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/**
 * Returns the instant at which a pre-signed link stops working, or undefined if it says none. Amazon S3 and
 * Google Cloud Storage (signature version 4: date and seconds; version 2: Unix time), Amazon CloudFront,
 * Azure Storage (`se`).
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 * @see https://learn.microsoft.com/rest/api/storageservices/constructing-a-service-sas
 */
export function signedUrlEnd(url: URL): Date | undefined {
  if (url.search === '') return undefined;
  const parameters = new Map(
    [...url.searchParams].map(([key, value]) => [key.toLowerCase(), value]),
  );
  const get = (key: string): string => parameters.get(key) ?? '';
  for (const vendor of ['x-amz', 'x-goog']) {
    const signed = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(get(`${vendor}-date`));
    const seconds = get(`${vendor}-expires`);
    if (signed && /^\d{1,7}$/.test(seconds)) {
      const [, year, month, day, hour, minute, second] = signed;
      return valid(
        addSeconds(
          parseISO(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
          Number(seconds),
        ),
      );
    }
  }
  if (parameters.has('signature') && /^\d{9,10}$/.test(get('expires'))) {
    return valid(fromUnixTime(Number(get('expires'))));
  }
  if (
    !parameters.has('sig') ||
    !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,7})?)?Z)?$/.test(get('se'))
  ) {
    return undefined;
  }
  return valid(parseISO(get('se').includes('T') ? get('se') : `${get('se')}T00:00Z`));
}

const valid = (date: Date): Date | undefined => (isValid(date) ? date : undefined);
