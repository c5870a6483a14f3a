import type { Reasons } from './reason.ts';

/** Of the schemas of the API and of wallets. */
export const contractReasons: Reasons = {
  'schema/choice': {
    why: 'The API publishes a closed list for this field and refuses anything else.',
  },
  'schema/format': {
    why: 'The specification describes the format of this field, for example by a pattern.',
  },
  'schema/invalid': {
    why: 'A schema refused the value in a way that no other rule names. It can come from a schema of your own.',
  },
  'schema/length': { why: 'The specification limits the length of this text.' },
  'schema/range': { why: 'The specification limits this number.' },
  'schema/defaults-sent': {
    why: 'The specification requires these fields and gives them defaults, so a provider could refuse a request without them. The client fills them in.',
    off: 'Turn it off if you send applications with the client, which fills the defaults in.',
  },
  'schema/null': {
    why: 'The specification gives each field a type and says which may be left out. It says of no other field of a request that it may be null.',
  },
  'schema/required': { why: 'The specification requires this field.' },
  'schema/type': {
    why: 'The API expects another JSON type, such as text where a number was sent.',
  },
  'schema/unknown-field': {
    why: 'A field that the API doesn’t document is usually a misspelled one, whose value then gets lost.',
    off: 'Turn it off if you keep your own fields in the same object.',
  },
  'schema/unlisted-country': {
    why: 'The code exists in ISO 3166, but not in the list that the API publishes.',
  },
  'wallet/known-currency': {
    why: 'The specification names a few currencies and refers to `GET /asset-codes` for the rest.',
    off: 'Turn it off after you have compared the currencies with `GET /asset-codes`.',
  },
  'wallet/network-given': {
    why: 'A stablecoin exists on several networks. Without one the wallet can’t be created.',
  },
  'wallet/no-network-for-fiat': {
    why: 'Fiat money has no network, and the API refuses the request.',
  },
};
