/** Numbers of counties: 1 to 40, 51 and 52. */
const isCounty = (county: number): boolean =>
  (county >= 1 && county <= 40) || [51, 52].includes(county);

/**
 * Returns whether a number of the Romanian trade register can be one. `J40/750/2012` has a county and a year up to 2024;
 * `J2012000750406`, issued since 2024-07-26, has year, serial, county (00 for new businesses) and check digit, the sum of the others,
 * where the letter counts as the last digit of its code. Source: python-stdnum 006192e5, stdnum/ro/onrc.py.
 */
export function isValid(number: string): boolean {
  const text = number
    .replace(/[\s/\\-]+/g, '/')
    .replace(/^(.)\//, '$1')
    .replace(/\/\d\d\.\d\d\.(\d{4})$/, '/$1');
  const old = /^[JFC](\d{1,2})\/\d{1,5}\/(\d{4})$/.exec(text);
  if (old) {
    const [county, year] = [Number(old[1]), Number(old[2])];
    return isCounty(county) && year >= 1990 && year <= 2024;
  }
  const [, letter = '', digits = '', check] = /^([JFC])(\d{12})(\d)$/.exec(text) ?? [];
  const [year, county] = [Number(digits.slice(0, 4)), Number(digits.slice(10))];
  const isPlace = year > 2024 ? county === 0 : isCounty(county) || (year === 2024 && county === 0);
  const sum = [...digits].reduce(
    (total, digit) => total + Number(digit),
    letter.charCodeAt(0) % 10,
  );
  return year >= 1990 && isPlace && sum % 10 === Number(check);
}
