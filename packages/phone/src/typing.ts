export { countryCallingCode } from './typing/countryCallingCode.ts';
export { countryOfPhone } from './typing/countryOfPhone.ts';
export { formatInternational } from './typing/formatInternational.ts';
export { formatNational, phoneExample } from './typing/formatNational.ts';
export { phoneCountries } from './typing/phoneCountries.ts';
export { type PhoneText, toPhoneText, toPhoneValue } from './typing/phoneText.ts';
