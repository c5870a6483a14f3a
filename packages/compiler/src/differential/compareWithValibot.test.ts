import { expect, test } from 'vitest';
import { fuzz } from '../testing/fuzz.ts';
import { subjects } from '../testing/subjects.ts';

test('20,000 mutated values get the verdict, output, key order, issues and paths of valibot', () => {
  const { accepted, found } = fuzz(subjects, 20_000);
  expect(found).toEqual([]);
  expect(accepted, 'enough values are accepted to compare outputs').toBeGreaterThan(4000);
}, 60_000);

test.each(subjects.map((subject) => ({ subject, name: subject.name })))(
  '$name: some values are accepted and some refused',
  ({ subject }) => {
    const { accepted } = fuzz([subject], 400);
    expect(accepted).toBeGreaterThan(20);
    expect(accepted).toBeLessThan(380);
  },
);

test.each([
  { broken: 'a length bound', from: /length <= 40/g, to: 'length <= 41' },
  { broken: 'a minimum', from: />= 0/g, to: '> 0' },
  { broken: 'a default', from: /v\d+ === undefined \? false/g, to: '1 < 0 ? false' },
  { broken: 'the test for an absent key', from: /!\("\w+" in r\)/g, to: 'true' },
  { broken: 'a path', from: 'prefix(s, from, "object"', to: 'prefix(s, 0, "object"' },
  { broken: 'the order of keys', from: /( +"name": o1,\n)( +"email": o2,\n)/g, to: '$2$1' },
  { broken: 'keys without a value', from: /s.count === start \? out : prune\(out\)/g, to: 'out' },
  { broken: 'the place in a pipe', from: /resume\(s, (\w+), (\d+)/g, to: 'resume(s, $1, 1' },
  { broken: 'the end of a union option', from: /forget\(s, mark\);/g, to: '' },
  { broken: 'the unlisted keys', from: /unlisted\(\w+, r\) === undefined/g, to: 'true' },
  { broken: 'the keys of a record', from: /if \(!isSafeKey\(r, k\)\) continue;/g, to: '' },
  { broken: 'what it takes', from: /if \(o\d+ === REFUSED\) return REFUSED;/g, to: '' },
  { broken: 'an item that it takes', from: /if \(o === REFUSED\) return REFUSED;/g, to: '' },
  { broken: 'a list', from: /m\d+\.has\(/g, to: 'Boolean(' },
  { broken: 'a pattern', from: /p\d+\.test\(/g, to: 'Boolean(' },
  { broken: 'a callback', from: /n\d+\.requirement\(/g, to: 'Boolean(' },
])('the comparison notices when generated code gets $broken wrong', ({ from, to }) => {
  const { found } = fuzz(subjects, 20_000, 1, (source) => source.replace(from, to));
  expect(found.length).toBeGreaterThan(0);
});
