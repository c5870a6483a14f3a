import { customerSample, ownerSample } from './samples.ts';

/** The verdict of each preset. */
type Verdicts = Readonly<Record<'spec' | 'recommended' | 'strict', 'blocked' | 'look' | 'clear'>>;

const tehran = { ...customerSample.registered_address, city: 'Tehran', country: 'IR' };
const bornIn1875 = { ...ownerSample, ownership_percentage: 70, date_of_birth: '1875-01-01' };

/** Complete applications and their verdicts on `sampleDay`, which every surface must give. */
export const verdictSamples: readonly {
  readonly name: string;
  readonly application: Readonly<Record<string, unknown>>;
  readonly verdicts: Verdicts;
}[] = [
  {
    name: 'registered in Tehran in 2027, with shares of 140% and the same owner twice, born in 1875',
    application: {
      ...customerSample,
      registered_address: tehran,
      registration_date: '2027-01-15',
      business_owners: [bornIn1875, bornIn1875],
    },
    verdicts: { spec: 'clear', recommended: 'blocked', strict: 'blocked' },
  },
  {
    name: 'with an owner from Cuba',
    application: {
      ...customerSample,
      business_owners: customerSample.business_owners.map((owner, index) =>
        index === 0 ? owner : { ...owner, nationality: 'CU' },
      ),
    },
    verdicts: { spec: 'clear', recommended: 'look', strict: 'look' },
  },
  {
    name: 'without a fault',
    application: customerSample,
    verdicts: { spec: 'clear', recommended: 'clear', strict: 'clear' },
  },
];
