import { checkAddress } from '@passmuster/address';
import * as typing from '@passmuster/phone/typing';
import { validateAddressQueryFields } from '@passmuster/schemas/fields';
import { en } from '@passmuster/schemas/labels';
import { testExamples } from '@passmuster/testing/testExamples';
import * as amounts from './amounts.ts';
import { createCustomerForm } from './application/createCustomerForm.ts';
import * as controls from './controls.ts';
import * as defaults from './defaults.ts';
import { customerFields } from './describe/customerFields.ts';
import * as drafts from './drafts.ts';
import * as sentences from './sentences.ts';
import { instantReviewer } from './testing/instantReviewer.ts';

testExamples({
  from: import.meta.url,
  names: {
    ...amounts,
    ...controls,
    typing,
    ...defaults,
    ...drafts,
    ...sentences,
    createCustomerForm,
    reviewer: instantReviewer(() => []),
    customerFields,
    en,
    checkAddress,
    validateAddressQueryFields,
  },
  least: 25,
});
