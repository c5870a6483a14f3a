import {
  accountPurposes,
  annualRevenues,
  businessTypes,
  CalendarDateSchema,
  CallingCodeSchema,
  countryCodes,
  documentSubTypes,
  documentTypes,
  E164Schema,
  EmailSchema,
  ImageSourceSchema,
  naicsCodes,
  ownerTitles,
  sourcesOfFunds,
  TextSchema,
  WebUrlSchema,
} from '@passmuster/schemas';

/** The predicates of our schemas, for every library. */
export const predicates = {
  wellFormed: TextSchema.pipe[1].requirement,
  date: CalendarDateSchema.pipe[1].requirement,
  email: EmailSchema.pipe[1].requirement,
  image: ImageSourceSchema.pipe[1].requirement,
  phone: E164Schema.pipe[1].requirement,
  callingCode: CallingCodeSchema.pipe[1].requirement,
  url: WebUrlSchema.pipe[1].requirement,
} as const;

/** What a library must be able to express to describe a business customer. */
export interface Vocabulary<Node> {
  readonly text: (least: number, most: number) => Node;
  readonly checked: (predicate: 'date' | 'image' | 'url') => Node;
  readonly matching: (predicate: 'email' | 'phone' | 'callingCode') => Node;
  readonly number: (least: number, most: number) => Node;
  readonly flag: () => Node;
  readonly constant: (value: string) => Node;
  readonly oneOf: (values: readonly [string, ...string[]]) => Node;
  readonly optional: (node: Node) => Node;
  readonly list: (item: Node) => Node;
  readonly object: (entries: Readonly<Record<string, Node>>) => Node;
}

const endless = Number.MAX_SAFE_INTEGER;

/** Returns a schema of a business customer in any library, with the predicates and bounds of our schemas. */
export function describeCustomer<Node>(say: Vocabulary<Node>): Node {
  const text = (): Node => say.text(0, endless);
  const amount = (): Node => say.number(0, Number.MAX_VALUE);
  const address = (country: Node): Node =>
    say.object({
      street1: say.text(1, 100),
      street2: say.optional(say.text(0, 100)),
      city: say.text(1, 50),
      state: say.text(1, 50),
      postal_code: say.text(1, 20),
      country,
    });
  const document = say.object({
    doc_type: say.oneOf(documentTypes),
    sub_type: say.optional(say.oneOf([...documentSubTypes, ''])),
    doc_image: say.checked('image'),
    doc_country: say.oneOf(countryCodes),
  });
  const owner = say.object({
    first_name: say.text(1, 50),
    last_name: say.text(1, 50),
    email: say.matching('email'),
    phone_number: say.matching('phone'),
    date_of_birth: say.checked('date'),
    relationship_establishment_date: say.checked('date'),
    ownership_percentage: say.number(0, 100),
    is_control_person: say.flag(),
    is_signer: say.flag(),
    is_beneficial_owner: say.flag(),
    title: say.oneOf(ownerTitles),
    address: address(text()),
    id_number: text(),
    nationality: say.oneOf(countryCodes),
    front_image: say.checked('image'),
    back_image: say.optional(say.checked('image')),
    supporting_documents: say.list(document),
  });
  return say.object({
    customer_type: say.constant('business'),
    business_name: text(),
    business_type: say.oneOf(businessTypes),
    business_website: say.checked('url'),
    email: say.matching('email'),
    phone: say.matching('phone'),
    account_purpose: say.oneOf(accountPurposes),
    source_of_funds: say.oneOf(sourcesOfFunds),
    expected_monthly_income: amount(),
    industry: say.oneOf(naicsCodes),
    registered_address: address(say.oneOf(countryCodes)),
    trading_name: text(),
    nature_of_business: say.text(0, 500),
    contact_person_email: say.matching('email'),
    contact_person_phone: say.matching('phone'),
    estimated_annual_revenue_usd: say.oneOf(annualRevenues),
    operates_in_prohibited_countries: say.flag(),
    is_dao: say.flag(),
    conducts_money_services: say.flag(),
    registration_number: text(),
    registration_date: say.checked('date'),
    tax_identification_number: text(),
    phone_country_code: say.matching('callingCode'),
    account_purpose_explanation: say.text(0, 1000),
    expected_monthly_payments_usd: amount(),
    business_owners: say.list(owner),
    documents: say.list(document),
  });
}
