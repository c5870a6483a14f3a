import type { Reasons } from './reason.ts';

export const ownerReasons: Reasons = {
  'owner/address-country': {
    why: 'The specification does not say how this country is written. A value that is neither a code nor a name can’t be understood.',
  },
  'owner/beneficial-owner-marked': {
    why: 'Someone with a quarter or more of a company is a beneficial owner by US rules, whether or not the box is ticked.',
  },
  'owner/beneficial-owner-share': {
    why: 'A beneficial owner with a small share either controls the business in another way, or the share is wrong.',
    off: 'Turn it off if your customers mark everyone.',
  },
  'owner/birth-date-copied': {
    why: 'A birth date that equals another date of the application was usually filled in by a copied column.',
  },
  'owner/company-name': {
    why: 'The list of owners is for people. A holding company belongs in an ownership chart, and the people behind it in the list.',
  },
  'owner/distinct-images': {
    why: 'The front of an ID was uploaded twice, so its back is missing.',
  },
  'owner/document-country': {
    why: 'An ID is from the country of nationality or of residence. Another country is usually a wrong choice in a list.',
    off: 'Turn it off if your customers have several nationalities.',
  },
  'owner/executive-control': {
    why: 'A controlling person manages the business day to day, which a secretary or a board member usually doesn’t.',
  },
  'owner/honorific': { why: 'Names are compared with the passport, which has no Dr. or Mrs.' },
  'owner/image-address': {
    why: 'The specification calls this field a URL, and other fields a data URI. An uploaded file may be refused here.',
    off: 'Turn it off if your provider confirmed that it accepts data URIs.',
  },
  'owner/leap-day-birthday': {
    why: 'Whether a person born on February 29 turns 18 on February 28 or March 1 depends on the country.',
  },
  'owner/minimum-age': {
    why: 'An underage owner, under 18, is too young for the API, which refuses the application. A birthday in a few days can be waited for.',
  },
  'owner/name-characters': {
    why: 'Digits and signs in a name are typing errors, and the name then doesn’t match the passport.',
  },
  'owner/passport-form': {
    why: 'ICAO limits the number of a passport to letters and digits. A date or a sentence is the wrong value.',
  },
  'owner/placeholder-name': { why: 'Test and N/A are typed to get past a required field.' },
  'owner/placeholder-number': {
    why: 'Repeated digits and 123456 are typed to get past a required field.',
  },
  'owner/plausible-age': {
    why: 'A birth date more than a lifetime ago has a wrong year.',
  },
  'owner/possible-age': {
    why: 'The oldest person on record reached 122 years, so an earlier birth date has a wrong year.',
  },
  'owner/proof-of-address': {
    why: 'The specification requires a proof of address for every owner.',
  },
  'owner/registered-office': {
    why: 'Owners rarely all live at the office. Reviewers ask for the home address.',
    off: 'Turn it off if your customers run their business from home.',
  },
  'owner/relationship-after-registration': {
    why: 'A founder’s relationship can begin before registration. For anyone else one of the dates is wrong.',
  },
  'owner/relationship-age': {
    why: 'A relationship that began in childhood usually has the wrong year.',
  },
  'owner/relationship-begun': { why: 'A relationship that begins in the future is a typo.' },
  'owner/whole-name': {
    why: 'A whole name in both fields is compared as “Ada Obi Ada Obi” with the passport, and doesn’t match.',
  },
};
