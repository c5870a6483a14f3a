import { createRequire } from 'node:module';
import { join } from 'node:path';
import examples from 'libphonenumber-js/examples.mobile.json';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import type { PeerCase } from './peerCase.ts';

/** What is read of google-libphonenumber. */
interface GooglePhones {
  readonly PhoneNumberUtil: { getInstance(): GoogleUtil };
  readonly PhoneNumberFormat: { readonly E164: number };
  readonly PhoneNumberType: Readonly<Record<string, number>>;
}
interface GoogleUtil {
  getSupportedRegions(): readonly string[];
  getExampleNumberForType(region: string, type: number): object | null;
  format(phone: object, format: number): string;
}

const require = createRequire(import.meta.url);

/** Returns the example of each type of number in each country. */
export function googlePhoneCases(folder: string): readonly PeerCase[] {
  const google = require(join(folder, 'dist/libphonenumber.js')) as GooglePhones;
  const util = google.PhoneNumberUtil.getInstance();
  const toCase = (country: string, topic: string, phone: object | null): readonly PeerCase[] => {
    if (phone === null) return [];
    const text = util.format(phone, google.PhoneNumberFormat.E164);
    return [
      { peer: 'google-libphonenumber', topic, subject: 'phone', country, text, isValid: true },
    ];
  };
  return util.getSupportedRegions().flatMap((country) =>
    Object.entries(google.PhoneNumberType)
      .filter(([, type]) => type >= 0)
      .flatMap(([topic, type]) =>
        toCase(country, topic, util.getExampleNumberForType(country, type)),
      ),
  );
}

/** Returns the example of a mobile number of each country, which libphonenumber-js carries. */
export function phoneCases(): readonly PeerCase[] {
  return Object.keys(examples).flatMap((country) => {
    const text = getExampleNumber(country as CountryCode, examples)?.number;
    if (text === undefined) return [];
    const [peer, topic] = ['libphonenumber-js', 'MOBILE'];
    return [{ peer, topic, subject: 'phone', country, text, isValid: true }];
  });
}
