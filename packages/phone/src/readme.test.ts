import { translate } from '@passmuster/findings';
import { testExamples } from '@passmuster/testing/testExamples';
import * as phone from './index.ts';
import { maxMetadata } from './max.ts';
import { fr } from './messages/fr.ts';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';

testExamples({
  from: import.meta.url,
  names: { ...phone, maxMetadata, ngZaMetadata, fr, translate },
  least: 16,
});
