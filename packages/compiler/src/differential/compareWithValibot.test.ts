import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';
import { sourceOf } from '../testing/evaluate.ts';
import { fuzz } from '../testing/fuzz.ts';
import { type Subject, subjects } from '../testing/subjects.ts';

const count = runCount(4_000, 10_000);

test(`${count} mutated values get the verdict, output, key order, issues and paths of valibot`, () => {
  const { accepted, found } = fuzz(subjects, count);
  expect(found).toEqual([]);
  expect(accepted, 'enough values are accepted to compare outputs').toBeGreaterThan(count / 5);
});

test.each(subjects.map((subject) => ({ subject, name: subject.name })))(
  '$name: some values are accepted and some refused',
  ({ subject }) => {
    const { accepted } = fuzz([subject], 400);
    expect(accepted).toBeGreaterThan(20);
    expect(accepted).toBeLessThan(380);
  },
);

test.each([
  { broken: 'a length bound', from: /length <= 40/g, to: 'length <= 99' },
  { broken: 'a minimum', from: />= 0/g, to: '>= -9' },
  { broken: 'a default', from: / = false/g, to: ' = true' },
  { broken: 'the default of a missing key', from: / = 7\)/g, to: ' = 8)' },
  { broken: 'keys that may be missing', from: /\|\| "\w+" in i\) o/g, to: ') o' },
  { broken: 'a key that may be missing', from: /\|\| "\w+" in i \? /g, to: '? ' },
  {
    broken: 'the order of keys',
    from: /([?:] \{) "street": (v\d+),/g,
    to: '$1 "city": $2, "street": $2,',
  },
  { broken: 'the keys of a strict object', from: /withoutRest\(i, o\)/g, to: 'true' },
  { broken: 'the keys of a loose object', from: /withRestOf\(i, o\)/g, to: 'true' },
  { broken: 'the other keys', from: /withRestOf\(i, o, m\d+\)/g, to: 'withRestOf(i, o)' },
  { broken: 'a list', from: /oneOf\((.*)\);/g, to: '() => true;' },
  { broken: 'a pattern', from: /p\d+\.test\(/g, to: 'Boolean(' },
  { broken: 'a callback', from: /n\d+\.requirement\(/g, to: 'Boolean(' },
  { broken: 'a transformation', from: /r = n\d+\.operation\(r\);/g, to: '' },
  { broken: 'a text method', from: /\.trim\(\)/g, to: '.trimStart()' },
  { broken: 'the merge of an intersection', from: /intersect\(v, (m\d+)\)/g, to: '$1[0](v)' },
  { broken: 'an action that valibot runs', from: /r = next\(/g, to: 'next(' },
])('the comparison notices when generated code gets $broken wrong', ({ from, to }) => {
  const differs = ({ schema }: Subject) => sourceOf(schema) !== sourceOf(schema).replace(from, to);
  const changed = subjects.filter(differs);
  expect(changed.length, 'the code to break was found').toBeGreaterThan(0);
  const isNoticed = (subject: Subject) =>
    fuzz([subject], Math.ceil(12_000 / changed.length), 1, (source) => source.replace(from, to))
      .found.length > 0;
  expect(changed.some(isNoticed)).toBe(true);
});
