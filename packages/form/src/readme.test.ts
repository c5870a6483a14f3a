import { en } from '@passmuster/schemas/labels';
import { testExamples } from '@passmuster/testing/testExamples';
import * as amounts from './amounts.ts';
import * as defaults from './defaults.ts';
import { customerFields } from './describe/customerFields.ts';

testExamples({
  from: import.meta.url,
  names: { ...amounts, ...defaults, customerFields, en },
  least: 14,
});
