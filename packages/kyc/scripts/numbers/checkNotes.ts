/** What a check digit can't do, or where python-stdnum judges otherwise. Checks without a note notice every changed digit. */
export interface CheckNote {
  /** So many percent of the changes of one digit, rounded up to a half, give another valid number, and why. */
  readonly unseen?: { readonly percent: number; readonly why: string };
  /** Why python-stdnum gives another answer to some wrong numbers. */
  readonly differs?: string;
  /** Numbers that python-stdnum takes and that are not issued, and why. */
  readonly refuses?: { readonly numbers: RegExp; readonly why: string };
}

const twoRemainders = 'Two remainders share one check digit';
const twoSeries = 'A second series of weights counts where the first gives 10';

const birthNumbers = 'DIČ and the numbers of persons have checks of their own';
const tenIsNotIssued = {
  numbers: /^\d{9}0$/,
  why: 'Since 1985 no numbers of persons are issued whose remainder is 10; python-stdnum takes them',
};

/** Notes by check. */
export const checkNotes: Readonly<Record<string, CheckNote>> = {
  'own az/voen': {
    unseen: { percent: 1.5, why: twoRemainders },
    differs:
      'python-stdnum also takes numbers without their first 0, which get a hint of their own',
  },
  'own cz/special': {
    unseen: { percent: 1.5, why: twoRemainders },
    differs: 'python-stdnum judges every kind of DIČ at once',
  },
  'own nz/nzbn': { differs: 'python-stdnum also takes GS1 numbers of other lengths' },
  'own ro/onrc': {
    unseen: { percent: 58, why: 'Numbers from before 2024-07-26 have no check digit' },
  },
  'own sk/dic': { unseen: { percent: 0.5, why: birthNumbers }, refuses: tenIsNotIssued },
  'stdnum be/vat': {
    refuses: { numbers: /(?:00|98|99)$/, why: 'The two check digits are 01 to 97' },
  },
  'stdnum cz/rc': {
    unseen: {
      percent: 67.5,
      why: 'Numbers of nine digits, of people born before 1954, have no check digit',
    },
    refuses: {
      numbers: /^\d{9}0$|^80\d{7}$/,
      why: `${tenIsNotIssued.why}; nine digits that begin with 80 are of a person born in 1880`,
    },
  },
  'stdnum sk/rc': { unseen: { percent: 0.5, why: birthNumbers }, refuses: tenIsNotIssued },
  'own bg/eik': { unseen: { percent: 2, why: twoSeries } },
  'own bg/person': {
    unseen: { percent: 11.5, why: 'Citizens, foreigners and others have checks of their own' },
  },
  'own kz/bin': { unseen: { percent: 9.5, why: 'The eleventh digit has the weight 11' } },
  'own lt/pvm': {
    unseen: { percent: 2, why: twoSeries },
    differs:
      'Codes of companies have the same check digit, without the 1 that VAT numbers have before it',
  },
  'own py/ruc': { unseen: { percent: 2, why: twoRemainders } },
  'own ro/cnp': {
    unseen: { percent: 2, why: twoRemainders },
    differs: 'python-stdnum has a list of counties',
  },
  'own ru/ogrn': { unseen: { percent: 1.5, why: twoRemainders } },
  'own sn/ninea': { unseen: { percent: 5, why: 'The weight 2 hides a change of 5' } },
  'own sv/nit': { unseen: { percent: 3, why: twoRemainders } },
  'own tw/ubn': {
    unseen: { percent: 15.5, why: 'Divisible by 5, so that a change of 5 is hidden' },
  },
  'stdnum ar/cuit': { unseen: { percent: 1.5, why: twoRemainders } },
  'stdnum au/acn': {
    unseen: {
      percent: 10,
      why: 'Modulo 10, even weights hide a change of 5, and the weight 5 hides even changes',
    },
  },
  'stdnum br/cnpj': { unseen: { percent: 0.5, why: twoRemainders } },
  'stdnum br/cpf': { unseen: { percent: 0.5, why: twoRemainders } },
  'stdnum co/nit': { unseen: { percent: 2, why: twoRemainders } },
  'own cz/ico': { unseen: { percent: 2, why: twoRemainders } },
  'own do/rnc': { unseen: { percent: 3.5, why: twoRemainders } },
  'stdnum ee/ik': { unseen: { percent: 1.5, why: twoSeries } },
  'stdnum ee/registrikood': { unseen: { percent: 2, why: twoSeries } },
  'stdnum fr/tva': {
    unseen: { percent: 1, why: 'A key of letters and digits is checked modulo 11 only' },
  },
  'stdnum gb/utr': { unseen: { percent: 4, why: twoRemainders } },
  'stdnum gb/vat': {
    unseen: {
      percent: 14.5,
      why: 'Nine digits have the check, three of a branch may follow; two series',
    },
  },
  'stdnum gr/vat': { unseen: { percent: 1.5, why: twoRemainders } },
  'stdnum gt/cui': {
    unseen: { percent: 15, why: 'The codes of department and town are not covered' },
  },
  'stdnum gt/nit': {
    unseen: { percent: 2.5, why: 'The weights of the first digits of twelve are 11 and 12' },
  },
  'stdnum il/idnr': { differs: 'python-stdnum also takes fewer than five digits' },
  'stdnum is/kennitala': {
    unseen: { percent: 1.5, why: 'The digit of the century is not covered' },
  },
  'stdnum jp/cn': { unseen: { percent: 2.5, why: twoRemainders } },
  'stdnum lt/asmens': { unseen: { percent: 1.5, why: twoSeries } },
  'own lv/pvn': {
    unseen: { percent: 0.5, why: 'Companies and persons have checks of their own' },
  },
  'stdnum me/pib': { unseen: { percent: 1.5, why: twoRemainders } },
  'stdnum mk/edb': { unseen: { percent: 2, why: twoRemainders } },
  'stdnum mz/nuit': { unseen: { percent: 2, why: twoRemainders } },
  'stdnum nl/bsn': { differs: 'python-stdnum also takes numbers without their first zeros' },
  'stdnum nl/btw': {
    unseen: { percent: 17.5, why: 'The check of companies covers the nine digits before the B' },
    differs: 'python-stdnum also takes numbers without their first zeros',
  },
  'stdnum nz/ird': { unseen: { percent: 1.5, why: twoSeries } },
  'stdnum pe/ruc': { unseen: { percent: 1.5, why: twoRemainders } },
  'stdnum pl/regon': { unseen: { percent: 2, why: twoRemainders } },
  'stdnum pt/nif': { unseen: { percent: 2, why: twoRemainders } },
  'stdnum ro/cui': { unseen: { percent: 2, why: twoRemainders } },
  'stdnum ru/inn': { unseen: { percent: 2, why: twoRemainders } },
  'stdnum th/tin': { unseen: { percent: 9.5, why: 'The third digit has the weight 11' } },
  'stdnum ua/edrpou': {
    unseen: { percent: 2, why: twoSeries },
  },
  'stdnum ua/rntrc': { unseen: { percent: 2, why: twoRemainders } },
  'stdnum ve/rif': { unseen: { percent: 2, why: twoRemainders } },
  'own vn/mst': {
    unseen: { percent: 9, why: 'The three digits of a branch are not covered' },
  },
};
