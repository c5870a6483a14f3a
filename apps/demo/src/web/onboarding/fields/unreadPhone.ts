/** What the phone field shows for a value. */
export interface PhoneText {
  readonly country: string;
  /** The number without its country code, as people of the country write it. */
  readonly national: string;
}

/**
 * Returns what the field shows of a number that isn't read, as before its tables have loaded: a number without a country code has
 * no country either, so that the field asks for it; any other stays as it is, in the country of the form.
 */
export const unreadPhone = (value: string, formCountry: string): PhoneText => ({
  country: value === '' || value.startsWith('+') ? formCountry : '',
  national: value,
});
