import type { Reasons } from './reason.ts';

export const documentReasons: Reasons = {
  'document/blank-image': {
    why: 'A scanner without paper and an interrupted upload give an image of one color.',
  },
  'document/business-country': {
    why: 'A document of another country than that of registration often belongs to another company of the group.',
    off: 'Turn it off if your customers send documents of branches abroad.',
  },
  'document/file-link': {
    why: 'A sharing link of a cloud drive opens a page with a button, or asks for a password. The provider’s system downloads that page instead of the file.',
  },
  'document/image-bytes': {
    why: 'A renamed file can’t be opened. The first bytes show what it really is.',
  },
  'document/image-format': {
    why: 'iPhones save photos as HEIC, which many back offices can’t open.',
    off: 'Turn it off if your provider accepts these formats.',
  },
  'document/image-size': {
    why: 'Large files time out or are refused by gateways before the API sees them.',
    off: 'Turn it off if your provider accepts larger files.',
  },
  'document/image-type': {
    why: 'A text document or an archive is not proof of anything and can’t be displayed.',
  },
  'document/issued-after-birth': {
    why: 'An ID can’t be older than its holder, so one of the two dates is mistyped.',
  },
  'document/issued-before-expiry': { why: 'The two dates of a document are easily swapped.' },
  'document/issued-in-the-past': {
    why: 'A document can’t have been issued after the day of the review.',
  },
  'document/one-purpose': {
    why: 'The same file for two purposes means that one document is missing.',
  },
  'document/open-pdf': {
    why: 'A reviewer doesn’t have the password. Bank statements are often sent this way.',
  },
  'document/personal-document': {
    why: 'The documents of the business are about the business. A passport belongs to its owner.',
  },
  'document/pixel-size': {
    why: 'A thumbnail can’t be read. The limit is far below what any phone camera takes.',
  },
  'document/readable-dates': {
    why: 'A date that doesn’t exist can’t be compared with anything, so the other rules about dates would stay silent.',
  },
  'document/recent': {
    why: 'Providers ask for a proof of address or a bank statement of the last months.',
    off: 'Turn it off if your provider accepts older documents.',
  },
  'document/recommended': {
    why: 'Processors ask a business of this country and form for the document sooner or later. It is listed among the requirements and never blocks.',
  },
  'document/sub-type-fits': {
    why: 'Only a proof of address has kinds. A kind beside another type suggests that the type is wrong.',
  },
  'document/sub-type-present': {
    why: 'A reviewer needs to know whether the proof is a utility bill, a bank statement or something else.',
  },
  'document/unexpired': { why: 'An expired ID is refused, and the person has to be asked again.' },
  'document/valid-next-month': {
    why: 'An ID that expires during the review is refused in the end.',
    off: 'Turn it off if your reviews take less than a day.',
  },
  'document/whole-image': {
    why: 'An interrupted upload leaves a file without its end. It opens half, or not at all.',
  },
};
