import { ruleTable } from '../../testing/ruleTable.ts';
import { taxId } from './taxId.ts';

const id = 'tax_identification_number';
const country = 'registered_address.country';

ruleTable(taxId, [
  { why: 'a number with its check digit', set: {}, finds: [] },
  {
    why: 'a number of three digits in Nigeria',
    set: { [id]: '823', [country]: 'NG' },
    finds: [id],
    says: 'Tax ID',
  },
  {
    why: 'one digit mistyped',
    set: { [id]: '9012345676' },
    finds: [id],
    says: 'This number seems to have a typo',
  },
  {
    why: 'the PIN of a person for a company of Kenya',
    set: {
      business_name: 'Jirani Ride Kenya Ltd',
      business_type: 'NON_US',
      [id]: 'A004451873K',
      [country]: 'KE',
    },
    finds: [id],
    says: 'identifies a person',
  },
  {
    why: 'the PIN of a person for a business without a legal form in its name',
    set: {
      business_name: 'Jirani Ltd Rides',
      business_type: 'NON_US',
      [id]: 'A004451873K',
      [country]: 'KE',
    },
    finds: [],
  },
  { why: 'an EIN in the United States', set: { [id]: '82-1098374', [country]: 'US' }, finds: [] },
  {
    why: 'an EIN with a prefix that is not used',
    set: { [id]: '07-3456789', [country]: 'US' },
    finds: [id],
  },
  {
    why: 'a social security number of a sole proprietor',
    set: { [id]: '073-45-6789', [country]: 'US', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
  {
    why: 'a social security number of a company',
    set: { [id]: '073-45-6789', [country]: 'US', business_type: 'LIMITED_LIABILITY_COMPANY' },
    finds: [id],
  },
  { why: 'an older number of Nigeria', set: { [id]: '23227964-0001', [country]: 'NG' }, finds: [] },
  { why: 'a UTR', set: { [id]: '1955839661', [country]: 'GB' }, finds: [] },
  { why: 'a GSTIN', set: { [id]: '27AAPFU0939F1ZV', [country]: 'IN' }, finds: [] },
  {
    why: 'an identity number of a person for a company',
    set: { [id]: '52345678901', [country]: 'NG', business_name: 'Ada Stores Ltd' },
    finds: [id],
    says: 'person',
  },
  {
    why: 'the same for its sole proprietor',
    set: { [id]: '52345678901', [country]: 'NG', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
  ...[
    ['ES', '54362315-K'],
    ['TR', '17291716060'],
    ['VN', '001099012345'],
    ['IT', 'RCCMNL83S18D969H'],
    ['GH', 'GHA-123456789-0'],
    ['BR', '390.533.447-05'],
  ].flatMap(([of, number]) => [
    {
      why: `a number of a person in ${of}, for a name without a legal form`,
      set: { [id]: number, [country]: of, business_name: 'Adaeze Foods' },
      finds: [],
    },
    {
      why: `a number of a person in ${of}, for a corporation`,
      set: { [id]: number, [country]: of, business_type: 'C_CORPORATION' },
      finds: [id],
    },
  ]),
  ...['Ltda - ME', 'LTDA EPP', 'Ltda. ME'].map((ending) => ({
    why: `a number of a person in BR, for ${ending}`,
    set: { [id]: '390.533.447-05', [country]: 'BR', business_name: `Moinho Azul ${ending}` },
    finds: [id],
    says: 'person',
  })),
  {
    why: 'the same for a business whose name ends with its size alone',
    set: { [id]: '390.533.447-05', [country]: 'BR', business_name: 'Adaeze Lima ME' },
    finds: [],
  },
  {
    why: 'digits in order',
    set: { [id]: '12-3456789', [country]: 'US' },
    finds: [id],
    says: 'placeholder',
  },
  {
    why: 'a number of Azerbaijan without its first 0',
    set: { [id]: '200057881', [country]: 'AZ' },
    finds: [id],
    says: 'A 0 seems to be missing',
  },
  { why: 'the same with its 0', set: { [id]: '0200057881', [country]: 'AZ' }, finds: [] },
  ...['pendente', 'в процессе', '待定', 'n/a'].map((number) => ({
    why: `${number}, without a digit, in a country without a form on record`,
    set: { [id]: number, [country]: 'BW' },
    finds: [id],
    says: 'placeholder',
  })),
  {
    why: 'a company of China whose check character is 0',
    set: { [id]: '91110105MA01C00250', [country]: 'CN' },
    finds: [],
  },
  { why: 'a country without a form on record', set: { [id]: 'T08', [country]: 'BW' }, finds: [] },
  {
    why: 'a number of three digits in France',
    set: { [id]: '823', [country]: 'FR' },
    finds: [id],
    says: 'SIREN / SIRET / ',
  },
  ...(
    [
      ['FR', 'RCS Paris 303 265 045', 'FR 40 303 265 045', []],
      ['FR', '303 265 045 00012', 'FR40303265045', []],
      ['FR', '552 008 443', 'FR40303265045', [id]],
      ['FR', 'W751004076', 'FR40303265045', []],
      ['BE', '0428.759.497', 'BE 428759497', []],
      ['BE', '0403.170.701', 'BE 428759497', [id]],
      ['NO', '995 525 828', 'NO 995 525 828 MVA', []],
      ['NO', '974 760 673', 'NO 995 525 828 MVA', [id]],
    ] as const
  ).map(([of, register, tax, finds]) => ({
    why: `${tax} beside ${register} in ${of}`,
    set: { [country]: of, registration_number: register, [id]: tax },
    finds,
    ...(finds.length > 0 ? { says: 'another business' } : {}),
  })),
  ...(
    [
      ['CL', '12.531.909-2', 'C_CORPORATION', [id]],
      ['CL', '12.531.909-2', 'SOLE_PROPRIETORSHIP', []],
      ['CL', '76.086.428-5', 'C_CORPORATION', []],
      ['SE', '880320-0016', 'LIMITED_LIABILITY_COMPANY', [id]],
      ['SE', '880320-0016', 'SOLE_PROPRIETORSHIP', []],
      ['SE', '556074-7569', 'LIMITED_LIABILITY_COMPANY', []],
    ] as const
  ).map(([of, tax, type, finds]) => ({
    why: `${tax} of a ${type} in ${of}`,
    set: { [country]: of, business_type: type, [id]: tax },
    finds,
    ...(finds.length > 0 ? { says: 'identifies a person' } : {}),
  })),
]);
