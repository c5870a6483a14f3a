import { translate } from '@passmuster/findings';
import { testExamples } from '@passmuster/testing/testExamples';
import * as phone from './index.ts';
import { maxMetadata } from './max.ts';
import { fr } from './messages/fr.ts';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';
import * as typing from './typing.ts';

testExamples({
  from: import.meta.url,
  names: { ...phone, ...typing, maxMetadata, ngZaMetadata, fr, translate },
});
