/**
 * How often a random address is taken for a look-alike of one in a book, by the size of the book; prints the table
 * of the README: `node --conditions=@passmuster/source scripts/lookAlikeRate.ts [addresses]`.
 */
import { randomFillSync } from 'node:crypto';
import { createAddressBook } from '../src/addressBook.ts';

const tried = Number(process.argv[2] ?? 10_000_000);
const bytes = Buffer.alloc(20 * 10_000);

/** Random addresses in small letters, ten thousand at a time. */
function* addresses(count: number): Generator<string> {
  for (let made = 0; made < count; ) {
    const text = randomFillSync(bytes).toString('hex');
    for (let at = 0; at < text.length && made < count; at += 40, made++) {
      yield `0x${text.slice(at, at + 40)}`;
    }
  }
}

console.log(`| addresses in the book | taken for look-alikes, of ${tried} | expected, n / 16^7 |`);
console.log('|---|---|---|');
for (const size of [100, 1_000, 10_000]) {
  const book = createAddressBook(addresses(size));
  let taken = 0;
  for (const address of addresses(tried)) {
    if (book.lookAlikeOf(address) !== undefined) taken++;
  }
  const million = (rate: number): string => `${(rate * 1e6).toFixed(2)} in a million`;
  console.log(`| ${size} | ${taken} = ${million(taken / tried)} | ${million(size / 16 ** 7)} |`);
}
