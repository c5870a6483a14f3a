import { translate } from '@passmuster/findings';
import { testExamples } from '@passmuster/testing/testExamples';
import * as address from './index.ts';
import { fr } from './messages/fr.ts';

testExamples({
  from: import.meta.url,
  names: { ...address, fr, translate },
  least: 12,
});
