import { deepFreeze, type Rule, type Source, tooManyElements } from '@passmuster/findings';
import {
  annualRevenueText,
  assetTypeText,
  customerTypeText,
  networkText,
  payoutCurrencyText,
  proofKindText,
  walletStatusText,
} from './scalar/choiceTexts.ts';
import {
  callingCodeText,
  charactersText,
  dateFormText,
  dateOrderText,
  dateText,
  dateYearText,
  decimalText,
  emailLettersText,
  emailText,
  encodedAddressText,
  finiteText,
  flagText,
  imageText,
  localFileText,
  maxCharactersText,
  maxText,
  minText,
  nullText,
  numberText,
  objectText,
  phoneText,
  requiredText,
  textText,
  timestampText,
  uuidText,
  webAddressText,
} from './scalar/texts.ts';
import { networkGivenText, noNetworkForFiatText } from './wallet/walletNetwork.ts';

/** Ids of the findings that a schema can make. */
export type SchemaRuleId =
  | 'schema/required'
  | 'schema/null'
  | 'schema/type'
  | 'schema/choice'
  | 'schema/unlisted-country'
  | 'schema/length'
  | 'schema/range'
  | 'schema/format'
  | 'schema/unknown-field'
  | 'schema/invalid'
  | 'wallet/network-given'
  | 'wallet/no-network-for-fiat'
  | 'input/too-many';

/** The source of all schema rules. */
export const apiSpecification: Source = /* @__PURE__ */ Object.freeze({
  title: 'API specification 1.0.0',
});

const resources: Source = { ...apiSpecification, section: 'Resources and their fields' };
const common = { severity: 'error', basis: 'spec', source: resources } as const;

/** The rules of all schemas by the name after the slash of their id. */
export const schemaRule = /* @__PURE__ */ deepFreeze({
  required: { ...common, id: 'schema/required', ...requiredText },
  null: { ...common, id: 'schema/null', gap: 83, ...nullText },
  type: {
    ...common,
    id: 'schema/type',
    message: 'The API expects another type here',
    remedy: 'Check this value.',
    texts: {
      text: textText,
      number: numberText,
      flag: flagText,
      object: objectText,
      list: { message: 'The API expects a JSON array here', remedy: 'Fill in this list.' },
    },
  },
  choice: {
    ...common,
    id: 'schema/choice',
    message: "This value is not in the API's list",
    remedy: 'Choose one from the list.',
    texts: {
      annualRevenue: annualRevenueText,
      assetType: assetTypeText,
      customerType: customerTypeText,
      network: networkText,
      payoutCurrency: payoutCurrencyText,
      proofKind: proofKindText,
      /** SPEC-GAP 28. */
      regulatoryLicense: {
        message:
          'REGULATORY_LICENSE_REGISTRATION is not a doc_type, although the guidance names it',
        remedy: 'This type of document isn’t available. Upload the license as “Other document”.',
      },
      /** Different letter case, spaces or punctuation between the words. */
      spelling: { message: 'The API spells this {choice}', remedy: 'Choose one from the list.' },
      walletStatus: walletStatusText,
    },
  },
  unlistedCountry: {
    ...common,
    id: 'schema/unlisted-country',
    gap: 13,
    message: 'This ISO 3166-1 code is not in the country list the API publishes',
    remedy: 'This country isn’t supported. Ask the provider before you continue.',
  },
  length: {
    ...common,
    id: 'schema/length',
    source: { ...apiSpecification, section: 'Limits' },
    message: 'The API does not accept text of this length here',
    remedy: 'Check the length of this text.',
    texts: {
      most: maxCharactersText,
      blank: {
        message: 'The API expects text that is not blank here',
        remedy: requiredText.remedy,
      },
    },
  },
  range: {
    ...common,
    id: 'schema/range',
    source: { ...apiSpecification, section: 'Limits' },
    message: 'The API does not accept this number here',
    remedy: 'Check this number.',
    texts: { least: minText, most: maxText },
  },
  format: {
    ...common,
    id: 'schema/format',
    message: 'The API expects another format here',
    remedy: 'Check how this is written.',
    texts: {
      callingCode: callingCodeText,
      characters: charactersText,
      date: dateText,
      dateForm: dateFormText,
      dateOrder: dateOrderText,
      dateYear: dateYearText,
      decimal: decimalText,
      email: emailText,
      emailLetters: emailLettersText,
      encodedAddress: encodedAddressText,
      finite: finiteText,
      image: imageText,
      localFile: localFileText,
      phone: phoneText,
      timestamp: timestampText,
      uuid: uuidText,
      webAddress: webAddressText,
      wholeNumber: { message: 'The API expects an integer here', remedy: 'Enter a whole number.' },
    },
  },
  invalid: {
    ...common,
    id: 'schema/invalid',
    message: "This value doesn't match its schema",
    remedy: 'Check this value.',
  },
  unknownField: {
    ...common,
    id: 'schema/unknown-field',
    severity: 'info',
    gap: 68,
    message: 'The API does not document this field, so it is not sent',
    remedy: 'This field isn’t part of the application. Check its spelling, or remove it.',
  },
  networkGiven: {
    ...common,
    id: 'wallet/network-given',
    source: { ...apiSpecification, section: 'Create wallet, network' },
    ...networkGivenText,
  },
  noNetworkForFiat: {
    ...common,
    id: 'wallet/no-network-for-fiat',
    source: { ...apiSpecification, section: 'Create wallet, network' },
    gap: 41,
    ...noNetworkForFiatText,
  },
  tooMany: tooManyElements,
} as const satisfies Record<string, Rule<SchemaRuleId>>);

/** A rule that schemas report. */
export type SchemaRule = (typeof schemaRule)[keyof typeof schemaRule];

/** Every rule a schema can report, for a page that explains them. */
export const schemaRules: readonly Rule<SchemaRuleId>[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ Object.values(schemaRule),
);
