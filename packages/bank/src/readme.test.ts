import { translate } from '@passmuster/findings';
import { testExamples } from '@passmuster/testing/testExamples';
import * as bank from './index.ts';
import { fr } from './messages/fr.ts';

testExamples({
  from: import.meta.url,
  names: { ...bank, fr, translate },
});
