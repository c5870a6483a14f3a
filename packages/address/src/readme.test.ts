import { translate } from '@passmuster/findings';
import { testExamples } from '@passmuster/testing/testExamples';
import * as bulk from './bulk/index.ts';
import * as address from './index.ts';
import { fr } from './messages/fr.ts';

testExamples({
  from: import.meta.url,
  names: { ...address, ...bulk, fr, translate },
});
