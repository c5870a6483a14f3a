import type { Reasons } from './reason.ts';

/** Of files, and of a review itself. */
export const fileReasons: Reasons = {
  'file/unique-account': {
    why: 'Two payouts to one account in a file are often the same payout twice.',
    off: 'Turn it off if you pay an account several times in one file.',
  },
  'file/unique-address': {
    why: 'Two payments to one address in a file are sometimes the same payment twice.',
    off: 'Turn it off if you pay an address several times in one file.',
  },
  'file/unique-email': {
    why: 'The API requires that the email of a business is unique. The second row would be refused.',
  },
  'file/unique-phone': {
    why: 'The API requires that the phone of a business is unique. The second row would be refused.',
  },
  'input/changed': {
    why: 'A fix is proposed for a value. If the person has changed it since, applying the fix would overwrite their work.',
    off: 'Review the draft again, and propose the fix for its new value.',
  },
  'input/customer': {
    why: 'A wallet or payout method belongs to a customer by the id that the API gave it. Without that id it would be created for the merchant.',
  },
  'input/date-form': {
    why: 'A date in another form than YYYY-MM-DD is refused by the API.',
  },
  'input/date-number': {
    why: 'Spreadsheets store a date as a number of days. Exported without its format, it is a number.',
  },
  'input/date-order': {
    why: '03/04/2019 is April 3 in Lagos and March 4 in New York. Nobody can guess which.',
  },
  'input/date-year': {
    why: 'A year of two digits can be of either century: an owner born in 20 is a child or over a hundred.',
  },
  'input/document-file': {
    why: 'A table names files beside it. A file that is missing, too large or outside of the folder can’t be sent.',
  },
  'input/encoding': {
    why: 'A file saved in one encoding and read in another has damaged letters, which then are in a name or an address.',
  },
  'input/formula': { why: 'A cell with a formula or #REF! has no value that could be sent.' },
  'input/fraction': {
    why: 'Spreadsheets store 60% as 0.6. Exported without its format, a share of 60% looks like one of less than 1%.',
    off: 'Turn it off if owners of less than 1% are listed.',
  },
  'input/leading-zero': {
    why: 'Spreadsheets read 058 as 58. Codes and account numbers lose their first digit.',
  },
  'input/network': {
    why: 'An address is checked for one network, so its name has to be one that the API has.',
  },
  'input/number-form': {
    why: 'A currency sign and separators are for people. What 12.500 means depends on the country.',
  },
  'input/readable': {
    why: 'A row with a missing or extra cell would put every value into the wrong field.',
  },
  'input/scientific-notation': {
    why: 'Spreadsheets turn long numbers into 2.3E+12, and the lost digits can’t be restored.',
  },
  'input/too-many': {
    why: 'Work and output are bounded, whatever is sent. What is beyond the limit is reported, not skipped silently.',
    off: 'Raise `limits` if your lists are longer.',
  },
  'internal/more-findings': {
    why: 'A list of thousands of findings helps nobody. The rest is counted.',
  },
  'internal/rule-failed': {
    why: 'A rule that throws must not stop the others, and the review must not look complete. The error itself is not shown, because it may quote the input.',
  },
};
