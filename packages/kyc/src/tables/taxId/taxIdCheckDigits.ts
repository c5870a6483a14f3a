import { isLuhn, isMod11And10, remainder, valuesIn, weightedSum } from './checkDigits.ts';

/** Check of a compact number that already has its form. */
type Check = (number: string) => boolean;

const last = (number: string): number => Number(number.at(-1));
const digits = (number: string): string => number.replace(/\D/g, '');
const mod11 =
  (weights: readonly number[], digitOf: (rest: number) => number | string): Check =>
  (number) =>
    String(digitOf(weightedSum(number, weights) % 11)) === number[weights.length];

const to11 = (rest: number): number => (11 - rest) % 11;
const zeroFrom10 = (rest: number): number => to11(rest) % 10;

const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
/** Returns whether a CNPJ has its check digits. Receita Federal, IN RFB 2229/2024: a letter counts as its ASCII code less 48. */
function isCnpj(number: string): boolean {
  const value = (text: string, weights: readonly number[]): number => {
    const rest =
      weights.reduce((sum, weight, i) => sum + weight * (text.charCodeAt(i) - 48), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return (
    value(number, cnpjWeights.slice(1)) === Number(number[12]) &&
    value(number, cnpjWeights) === Number(number[13])
  );
}

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const isCpf: Check = (number) =>
  mod11(cpfWeights.slice(1), zeroFrom10)(number) && mod11(cpfWeights, zeroFrom10)(number);

const unique36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Returns whether a GSTIN has its check digit: Luhn modulo 36 (GSTN). */
const isGstin: Check = (number) =>
  valuesIn(unique36, number)
    .reverse()
    .reduce((sum, value, i) => {
      const product = value * (i % 2 === 0 ? 1 : 2);
      return sum + Math.floor(product / 36) + (product % 36);
    }, 0) %
    36 ===
  0;

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** Returns whether a Unified Social Credit Code has its check digit. GB 32100-2015. */
const isCreditCode: Check = (number) =>
  valuesIn(creditAlphabet, number).reduce(
    (sum, value, i) => sum + value * (i === 17 ? 1 : 3 ** i % 31),
    0,
  ) %
    31 ===
  0;

const letters23 = 'WABCDEFGHIJKLMNOPQRSTUV';
/** Returns whether an Irish VAT number has its check letter. Revenue, Ireland: seven digits with weights 8 to 2, and the second letter with weight 9. */
function isIrishVat(number: string): boolean {
  const written = number.replace(/^IE/, '');
  // The form before 1990 has its second character elsewhere.
  const bare = /^\d{7}/.test(written)
    ? written
    : `0${written.slice(2, 7)}${written[0]}${written.slice(7)}`;
  const second = Math.max(0, letters23.indexOf(bare[8] ?? 'W'));
  return letters23[(weightedSum(bare, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23] === bare[7];
}

/** Returns whether a British VAT number has its check digits. HMRC: modulo 97, and two more remainders in the newer series. */
function isBritishVat(number: string): boolean {
  const bare = number.replace(/^GB/, '');
  const [, department, key] = /^(?:GD|HA)8888(\d{3})(\d\d)$/.exec(bare) ?? [];
  if (department !== undefined) return Number(department) % 97 === Number(key);
  if (!/^\d{9}/.test(bare)) return true; // government departments and health authorities
  const rest = (weightedSum(bare, [8, 7, 6, 5, 4, 3, 2]) + Number(bare.slice(7, 9))) % 97;
  return rest === 0 || rest === 42 || rest === 55;
}

/** Returns whether a Dutch VAT number has its check digits. Belastingdienst: those of the RSIN, or modulo 97 for sole traders since 2020. */
function isBtw(number: string): boolean {
  const bare = number.replace(/^NL/, '');
  // ISO 7064 reads a letter as two digits: N is 23, L is 21, B is 11.
  return isRsin(bare) || remainder(`2321${bare.replace('B', '11')}`, 97) === 1;
}

/** Returns whether a CIF has its check digit or letter. Agencia Tributaria: Luhn over seven digits; some kinds of entity write the digit as a letter. */
function isCif(number: string): boolean {
  const bare = number.replace(/^ES/, '');
  const check = [...'0123456789'].find((digit) => isLuhn(bare.slice(1, 8) + digit)) ?? '';
  return bare[8] === check || bare[8] === 'JABCDEFGHI'[Number(check)];
}

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** Returns whether a Spanish number of a person has its letter. Ministerio del Interior: modulo 23; X, Y and Z of a NIE count as 0, 1 and 2. */
function isDni(number: string): boolean {
  const bare = number.replace(/^ES/, '').replace(/^[KLM]/, '');
  const serial = bare.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return dniLetters[remainder(serial, 23)] === bare.at(-1);
}

/** Values of the characters 0 to 9, and of the letters A to J, at odd places of a codice fiscale; then of K to Z. */
const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const oddValuesFromK = [2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
/** Returns whether a codice fiscale of a person has its check letter. Decreto ministeriale 23 December 1976, article 11. */
function isCodiceFiscale(number: string): boolean {
  const values = Array.from(number.slice(0, 15), (character, i) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return i % 2 === 1 ? value : (oddValues[value] ?? oddValuesFromK[value - 10] ?? 0);
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return (sum % 26) + 65 === number.charCodeAt(15);
}

/** Returns whether a TCKN has its two check digits. Nüfus ve Vatandaşlık İşleri. */
function isTckn(number: string): boolean {
  const tenth = weightedSum(number, [7, -1, 7, -1, 7, -1, 7, -1, 7]);
  const eleventh = weightedSum(number, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  return ((tenth % 10) + 10) % 10 === Number(number[9]) && eleventh % 10 === last(number);
}

/** Returns whether a Corporate Number has its check digit. National Tax Agency, Japan: weights 1 and 2 from the right, 9 less the remainder by 9, in front. */
function isCorporateNumber(number: string): boolean {
  const bare = number.replace(/^T/, '');
  const sum = weightedSum(bare.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
  return 9 - (sum % 9) === Number(bare[0]);
}

/** Returns whether a VKN has its check digit. Gelir İdaresi Başkanlığı. */
function isVkn(number: string): boolean {
  let sum = 0;
  for (let i = 0; i < 9; i += 1) {
    const shifted = (Number(number[i]) + 9 - i) % 10;
    if (shifted === 0) continue;
    sum += (shifted * 2 ** (9 - i)) % 9 || 9;
  }
  return (10 - (sum % 10)) % 10 === last(number);
}

/** Returns whether an IRD number has its check digit. Inland Revenue, New Zealand: a second series of weights where the first gives 10. */
function isIrd(number: string): boolean {
  const padded = number.padStart(9, '0');
  const first = to11(weightedSum(padded, [3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  const check = first === 10 ? to11(weightedSum(padded, [7, 4, 3, 2, 5, 2, 7, 6]) % 11) : first;
  return check === last(padded);
}

const nitWeights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
/** Returns whether a NIT has its check digit. DIAN: prime weights from the right; 0 and 1 stand for themselves. */
function isNit(number: string): boolean {
  const reversed = [...number.slice(0, -1)].reverse().join('');
  const rest = weightedSum(reversed, nitWeights.slice(0, reversed.length)) % 11;
  return (rest < 2 ? rest : 11 - rest) === last(number);
}

/** Returns whether an RSIN, which may be followed by other characters, has its check digit. */
const isRsin: Check = (number) => weightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;

/** Returns whether a NINEA has its check digit. ANSD, Senegal: weights 1 and 2 over nine digits; a COFI may follow. */
const isNinea: Check = (number) => {
  const serial = number.replace(/[012][A-Z]\d$/, '').padStart(9, '0');
  return weightedSum(serial, [1, 2, 1, 2, 1, 2, 1, 2, 1]) % 10 === 0;
};

const siren = (number: string): boolean => isLuhn(number.slice(0, 9));

/** Returns whether a French VAT number has its key. DGFiP: two digits from the SIREN by modulo 97. Keys with a letter are not checked. */
function isTva(number: string): boolean {
  const [key, company] = [number.slice(-11, -9), number.slice(-9)];
  if (!company.startsWith('000') && !siren(company)) return false;
  return !/^\d+$/.test(key) || remainder(`${company}12`, 97) === Number(key);
}

/** Checks by the id of the form. Forms without one have no check digit, or none worth checking. */
export const taxIdCheckDigits: Readonly<Record<string, Check>> = {
  'gh-tin': (number) =>
    !/^\d+$/.test(number.slice(1, 10)) ||
    '0123456789X'[weightedSum(number.slice(1), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11] === number[10],
  'za-tin': isLuhn,
  'mz-nuit': mod11([8, 9, 4, 5, 6, 7, 8, 9], (rest) => '01234567891'[rest] ?? ''),
  'gn-nifp': isLuhn,
  'sn-ninea': isNinea,
  'ma-ice': (number) => remainder(number, 97) === 0,
  'ca-bn': siren,
  'br-cnpj': isCnpj,
  'br-cnpj-2026': isCnpj,
  'br-cpf': isCpf,
  'ar-cuit': (number) =>
    '012345678990'[to11(weightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)] === number[10],
  'cl-rut': (number) => {
    const padded = number.padStart(9, '0');
    return '0123456789K'[to11(weightedSum(padded, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)] === padded[8];
  },
  'co-nit': isNit,
  'gb-utr': (number) =>
    '21987654321'[weightedSum(number.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11] === number[0],
  'gb-vat': isBritishVat,
  'fr-siren': siren,
  // The offices of La Poste have numbers of another check.
  'fr-siret': (number) => isLuhn(number) || number.startsWith('356000000'),
  'fr-tva': isTva,
  'de-ustid': (number) => isMod11And10(digits(number)),
  'nl-rsin': isRsin,
  'nl-btw': isBtw,
  'es-nif': isCif,
  'es-nif-person': isDni,
  'es-dni': isDni,
  'es-nie': isDni,
  'it-piva': (number) => isLuhn(digits(number)),
  'it-cf-entity': isLuhn,
  'it-cf': isCodiceFiscale,
  'pt-nipc': (number) => mod11([9, 8, 7, 6, 5, 4, 3, 2], zeroFrom10)(digits(number)),
  'ie-vat': isIrishVat,
  'pl-nip': (number) =>
    weightedSum(digits(number), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(digits(number)),
  'ch-uid': (number) => mod11([5, 4, 3, 2, 7, 6, 5, 4], to11)(digits(number)),
  'tr-vkn': isVkn,
  'tr-tckn': isTckn,
  'in-gstin': isGstin,
  'id-npwp': siren,
  'th-tin': mod11([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], (rest) => (11 - rest) % 10),
  'vn-mst': mod11([31, 29, 23, 19, 17, 13, 7, 5, 3], (rest) => 10 - rest),
  'cn-uscc': isCreditCode,
  'jp-cn': isCorporateNumber,
  'kr-brn': (number) =>
    (weightedSum(number, [1, 3, 7, 1, 3, 7, 1, 3, 5]) +
      Math.floor((Number(number[8]) * 5) / 10) +
      last(number)) %
      10 ===
    0,
  'au-abn': (number) =>
    (weightedSum(number, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0,
  'au-tfn': (number) =>
    weightedSum(number, [1, 4, 3, 7, 5, 8, 6, 9, 10].slice(0, number.length)) % 11 === 0,
  'nz-ird': isIrd,
};
