import * as v from 'valibot';
import { accountPurposes } from '../codes/accountPurpose.generated.ts';
import { annualRevenues } from '../codes/annualRevenue.generated.ts';
import { businessTypes } from '../codes/businessType.generated.ts';
import { customerTypes } from '../codes/customerType.ts';
import { naicsCodes } from '../codes/naicsCode.generated.ts';
import { sourcesOfFunds } from '../codes/sourceOfFunds.generated.ts';
import { AmountSchema } from '../scalar/amount.ts';
import { CalendarDateSchema } from '../scalar/calendarDate.ts';
import { CallingCodeSchema } from '../scalar/callingCode.ts';
import { choice } from '../scalar/choice.ts';
import { annualRevenueText, customerTypeText } from '../scalar/choiceTexts.ts';
import { E164Schema } from '../scalar/e164.ts';
import { EmailSchema } from '../scalar/emailAddress.ts';
import { FlagSchema } from '../scalar/flag.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { requiredMessage } from '../scalar/requiredMessage.ts';
import { TextSchema, textUpTo } from '../scalar/text.ts';
import { WebUrlSchema } from '../scalar/webUrl.ts';
import { BusinessOwnerSchema } from './businessOwner.ts';
import { KycDocumentSchema } from './kycDocument.ts';
import { PostalAddressSchema } from './postalAddress.ts';

/**
 * A business customer to create, with its owners and documents.
 * Source: API spec 1.0.0, Business customer (request body of creation).
 */
export const BusinessCustomerSchema = plainObject({
  customer_type: v.optional(choice(customerTypes, customerTypeText.remedy), 'business'),
  /** Legal name. */
  business_name: TextSchema,
  business_type: choice(businessTypes, 'Choose one from the list.'),
  /** The specification lists it as required and describes it as recommended. SPEC-GAP 2. */
  business_website: WebUrlSchema,
  /** Business email. Must be unique. SPEC-GAP 16. */
  email: EmailSchema,
  /** Must be unique. SPEC-GAP 16. */
  phone: E164Schema,
  account_purpose: choice(accountPurposes, 'Choose one from the list.'),
  source_of_funds: choice(sourcesOfFunds, 'Choose one from the list.'),
  /** In local currency, which the specification doesn't name. SPEC-GAP 5. */
  expected_monthly_income: AmountSchema,
  /** NAICS code. SPEC-GAP 11. */
  industry: choice(naicsCodes, 'Choose an industry from the list'),
  registered_address: PostalAddressSchema,
  /** Trading or DBA name. */
  trading_name: TextSchema,
  /** Description of activities. */
  nature_of_business: textUpTo(500),
  contact_person_email: EmailSchema,
  contact_person_phone: E164Schema,
  estimated_annual_revenue_usd: choice(annualRevenues, annualRevenueText.remedy),
  operates_in_prohibited_countries: FlagSchema,
  is_dao: FlagSchema,
  /** Covers money transmission, currency exchange and payment processing. */
  conducts_money_services: FlagSchema,
  registration_number: TextSchema,
  registration_date: CalendarDateSchema,
  tax_identification_number: TextSchema,
  /** Calling code of the phone. SPEC-GAP 7. */
  phone_country_code: CallingCodeSchema,
  account_purpose_explanation: textUpTo(1000),
  /** In US dollars. */
  expected_monthly_payments_usd: AmountSchema,
  /** Required for certain business types; may be empty for others. SPEC-GAP 1. */
  business_owners: v.array(BusinessOwnerSchema, requiredMessage('Add the owners')),
  /** KYC documents: BUSINESS_FORMATION, OWNERSHIP_INFORMATION and BANK_STATEMENT are required. SPEC-GAP 26. */
  documents: v.array(KycDocumentSchema, requiredMessage('Add the documents')),
});
/** A customer as it is sent: with defaults, without unknown fields. */
export type BusinessCustomer = v.InferOutput<typeof BusinessCustomerSchema>;
/** A customer as a caller writes it: fields with a default may be omitted. SPEC-GAP 3. */
export type BusinessCustomerInput = v.InferInput<typeof BusinessCustomerSchema>;
