/**
 * Compares generated code with valibot: `node scripts/fuzz.ts [count] [first seed]`, 1,000,000 values
 * unless told. Ends with 1 and the first disagreements, if there are any.
 */
import { fuzz } from '../src/testing/fuzz.ts';
import { subjects } from '../src/testing/subjects.ts';

const [count = 1_000_000, from = 1] = process.argv.slice(2).map(Number);
const { values, accepted, found } = fuzz(subjects, count, from);
console.log(`${values} values, ${accepted} accepted, ${found.length} disagreements`);
for (const one of found) console.log(one);
process.exitCode = found.length === 0 ? 0 : 1;
