import { blankCustomer } from '../values/blankValues.ts';
import type { CustomerValues } from '../values/customerValues.ts';

/** Returns a form in which only the questions are answered, with no. */
export const answeredCustomer = (): CustomerValues => ({
  ...blankCustomer(),
  operates_in_prohibited_countries: false,
  is_dao: false,
  conducts_money_services: false,
});
