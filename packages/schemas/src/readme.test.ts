import { testExamples } from '@passmuster/testing/testExamples';
import * as v from 'valibot';
import { countryNamesIn, otherCountryNames } from './countries/countryNamesIn.ts';
import { foldCountryName } from './countries/foldCountryName.ts';
import * as countries from './countries.ts';
import * as fields from './fields.ts';
import * as main from './index.ts';
import { fr } from './labels/fr.ts';
import { ptPt } from './labels/ptPt.ts';
import * as labels from './labels.ts';
import { sameChoice } from './meaning/sameChoice.ts';
import * as meaning from './meaning.ts';
import * as naics from './naics.ts';
import * as operations from './operations.ts';
import { requiredMessage } from './scalar/requiredMessage.ts';
import { sourceOf } from './sourceOf.ts';

testExamples({
  from: import.meta.url,
  names: {
    ...main,
    ...countries,
    ...fields,
    ...labels,
    ...meaning,
    ...naics,
    ...operations,
    countryNamesIn,
    foldCountryName,
    fr,
    otherCountryNames,
    ptPt,
    requiredMessage,
    sameChoice,
    sourceOf,
    v,
  },
});
