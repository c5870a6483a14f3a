/** The applications the demo's server has, by the name of their file. */
export const examples = [
  { name: 'incomplete', title: 'Five things to fix', lead: 'A bookkeeper in Accra' },
  { name: 'us-llc', title: 'US LLC', lead: 'Port software, Delaware' },
  { name: 'ng-company', title: 'Nigerian company', lead: 'A flour mill in Lagos' },
  {
    name: 'za-close-corporation',
    title: 'South African close corporation',
    lead: 'A wool trader in the Karoo',
  },
] as const;
