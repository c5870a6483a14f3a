import { reviewBusinessCustomer, spec } from '@passmuster/kyc';

/** A catalog may name some texts only; the others stay English. */
export const { findings } = reviewBusinessCustomer(
  { business_owners: [{ date_of_birth: '2015-01-01' }] },
  {
    asOf: '2026-11-21',
    preset: spec,
    catalog: {
      locale: 'de',
      rules: {
        'owner/minimum-age': {
          message: 'Ein Inhaber muss mindestens {years} Jahre alt sein',
          remedy:
            'Prüfen Sie das Geburtsdatum. Jeder Inhaber muss mindestens {years} Jahre alt sein',
        },
      },
    },
  },
);
