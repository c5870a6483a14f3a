import type { Reasons } from './reason.ts';

/** Of email addresses, phone numbers and postal addresses. */
export const contactReasons: Reasons = {
  'email/disposable-domain': {
    why: 'A temporary mailbox is gone when the provider writes to it. It is also a sign of a test or of fraud.',
    off: 'Turn it off in a test system.',
  },
  'email/mailbox-form': {
    why: 'Mail servers refuse two dots in a row, addresses that are too long and domains without an ending. They come from a slip of the finger or from two values in one field.',
  },
  'email/misspelled-domain': {
    why: 'gmial.com and .con are the most common typos of an email address. The person never gets the message.',
  },
  'email/public-domain': {
    why: 'example.com, .test and .local can’t receive mail. They come from test data.',
    off: 'Turn it off in a test system.',
  },
  'phone/ascii-digits': {
    why: 'The letter O for a zero, or digits of another script, can’t be dialed by a system.',
  },
  'phone/assigned-range': {
    why: 'National numbering plans say which ranges are in use. A number outside of them has a typo.',
    off: 'Turn it off if numbers of newly opened ranges matter to you more than typos.',
  },
  'phone/calling-code': {
    why: 'The longest calling codes have three digits. A longer one includes the area code.',
  },
  'phone/calling-code-agrees': {
    why: 'The country code is sent twice: in its own field and in the number. If they differ, one is wrong.',
  },
  'phone/calling-code-form': { why: 'The API describes the form of this field.' },
  'phone/calling-code-in-use': {
    why: 'No country or service uses this calling code, so the number can’t be reached.',
  },
  'phone/covered-plan': {
    why: 'The small metadata covers Nigeria and South Africa only. It is better to say that a number was not checked than to stay silent.',
    off: 'Load `@passmuster/phone/max`, which covers all countries.',
  },
  'phone/e164-length': { why: 'E.164 allows at most 15 digits.' },
  'phone/fictional': {
    why: 'Numbering authorities reserve ranges for films and documentation. Such a number comes from an example.',
    off: 'Turn it off in a test system.',
  },
  'phone/leading-plus': {
    why: 'Most people know only the national form of their number. The API takes the international one.',
  },
  'phone/no-separators': { why: 'People write numbers in groups. The API takes digits only.' },
  'phone/possible-length': {
    why: 'Each country has a few possible lengths. A dropped or doubled digit shows here.',
  },
  'phone/premium-rate': {
    why: 'Nobody can be reached at a premium-rate number, and calling it costs money.',
  },
  'phone/repeated-digits': {
    why: 'Seven equal digits at the end are typed to get past a required field.',
  },
  'phone/text': { why: 'A JSON number loses the plus sign and any leading zeros.' },
  'phone/trunk-zero': {
    why: 'The zero that is dialed inside the country stays when the country code is put before it. The number then can’t be dialed.',
  },
  'phone/visible-characters': {
    why: 'Contacts copied from a phone often carry invisible characters. The API refuses the number, and the person can’t see why.',
  },
  'postal/country-as-city': {
    why: 'The name of the country in the field for the city means that the city is missing. City states are exempt.',
  },
  'postal/house-number': {
    why: 'An address without any digit rarely leads to a door.',
    off: 'Turn it off if your customers live where houses have names.',
  },
  'postal/mail-drop': {
    why: 'A business that is registered at a mail forwarder isn’t located there. Reviewers ask for the real address.',
  },
  'postal/no-post-office-box': {
    why: 'Regulations ask where a person lives or a business operates. A post office box answers neither.',
  },
  'postal/placeholder': { why: 'N/A and xxx are typed to get past a required field.' },
  'postal/postal-area': {
    why: 'In some countries the first digits of a postal code name the state. If they differ, one of the two is wrong.',
  },
  'postal/postal-code': {
    why: 'Postal codes have a fixed format in each country. A code of another format belongs to another country or has a typo.',
  },
  'postal/state-code': {
    why: 'A state that is nearly the name of one is a typo. States that are far from any name stay silent.',
  },
  'postal/swapped-fields': {
    why: 'Mail to an address whose parts are in each other’s fields doesn’t arrive, and no document matches it. One click swaps them.',
  },
};
