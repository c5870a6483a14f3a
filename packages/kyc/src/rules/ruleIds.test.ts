import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleIdsModule } from '../../scripts/presets/ruleIdsModule.ts';
import { ruleIds } from './ruleIds.generated.ts';

test.each([...(await ruleIdsModule())])('%s is what its generator writes', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});

test.each([
  { id: 'owner/minimum-age', why: 'of spec' },
  { id: 'owner/passport-form', why: 'of recommended' },
  { id: 'owner/executive-control', why: 'of strict' },
  { id: 'profile/country', why: 'of a profile' },
  { id: 'schema/choice', why: 'of the schema' },
  { id: 'input/too-many', why: 'of the limits' },
])('a rule $why may be set: $id', ({ id }) => {
  expect(ruleIds).toContain(id);
});
