import { testExamples } from '@passmuster/testing/testExamples';
import * as v from 'valibot';
import * as countries from './countries.ts';
import * as main from './index.ts';
import { fr } from './labels/fr.ts';
import { ptPt } from './labels/ptPt.ts';
import * as labels from './labels.ts';
import * as naics from './naics.ts';
import * as operations from './operations.ts';
import { requiredMessage } from './scalar/requiredMessage.ts';
import { sourceOf } from './sourceOf.ts';

testExamples({
  from: import.meta.url,
  names: {
    ...main,
    ...countries,
    ...labels,
    ...naics,
    ...operations,
    fr,
    ptPt,
    requiredMessage,
    sourceOf,
    v,
  },
  least: 14,
});
