/** Applications the demo's server has at hand, by the name of their file. */
export const examples = [
  { name: 'incomplete', title: 'With five faults', lead: 'A bookkeeper in Accra' },
  { name: 'us-llc', title: 'US LLC', lead: 'Port software, Delaware' },
  { name: 'ng-company', title: 'Nigerian company', lead: 'A flour mill in Lagos' },
  { name: 'za-close-corporation', title: 'Close corporation', lead: 'A wool trader in the Karoo' },
] as const;
