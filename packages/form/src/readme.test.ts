import { testExamples } from '@passmuster/testing/testExamples';
import * as amounts from './amounts.ts';
import * as defaults from './defaults.ts';

testExamples({
  from: import.meta.url,
  names: { ...amounts, ...defaults },
  least: 8,
});
