import { checkField, spec } from '@passmuster/kyc';

/** A validator for vee-validate: `useField('email', fieldValidator('email', () => values))`. */
export const fieldValidator = (path: string, values: () => unknown) => (): true | string => {
  const asOf = new Date().toISOString().slice(0, 10);
  const [first] = checkField(path, values(), { asOf, preset: spec });
  return first ? first.remedy : true;
};
