import { ruleTable } from '../../testing/ruleTable.ts';
import { countryNamed } from './countryNamed.ts';

const nature = 'nature_of_business';

ruleTable(countryNamed, [
  { why: 'no country', set: {}, finds: [] },
  { why: 'Iran', set: { [nature]: 'Sells carpets to Iran' }, finds: [nature], says: 'Iran' },
  { why: 'Iran in Brazil', set: { [nature]: 'Tapetes do Irã' }, finds: [nature], says: 'Iran' },
  { why: 'Iran in Portugal', set: { [nature]: 'Tapetes do Irão.' }, finds: [nature], says: 'Iran' },
  {
    why: 'two countries, one of them twice',
    set: { [nature]: 'Exportação: Irã, Cuba e Havana' },
    finds: [nature],
    says: 'Cuba and Iran',
  },
  {
    why: 'in Iran after in Cuba, in Portuguese',
    set: { [nature]: 'Vendemos em Cuba e no Irã' },
    finds: [nature],
    says: 'Cuba and Iran',
  },
  {
    why: 'one of two denied',
    set: { [nature]: 'Carpets to Iran, not to Cuba' },
    finds: [nature],
    says: 'names Iran.',
  },
  { why: 'a longer word', set: { [nature]: 'Irãs Tapetes, Iranduba' }, finds: [] },
  {
    why: 'and the answer is yes',
    set: { [nature]: 'Sells carpets to Iran', operates_in_prohibited_countries: true },
    finds: [],
  },
  { why: 'denied', set: { [nature]: 'Carpets, not to Iran or Cuba' }, finds: [] },
  { why: 'Syria, after the sanctions', set: { [nature]: 'Oil to Syria' }, finds: [] },
  {
    why: 'Syria, on their last day',
    set: { [nature]: 'Oil to Syria' },
    asOf: '2025-06-30',
    finds: [nature],
  },
  { why: 'in Iran, in Portuguese', set: { [nature]: 'Vendemos farinha no Irã.' }, finds: [nature] },
  {
    why: 'in Brazil, in Portuguese, and Cuba',
    set: { [nature]: 'Moinho no Brasil, exportamos para Cuba.' },
    finds: [nature],
  },
  {
    why: 'in the south, in Portuguese, and Cuba',
    set: { [nature]: 'Moinho no sul do país e vendas em Cuba' },
    finds: [nature],
  },
  { why: 'no exposure', set: { [nature]: 'Carpets; no Iran or Cuba exposure' }, finds: [] },
  { why: 'no clients', set: { [nature]: 'Carpets; no clients in Iran' }, finds: [] },
  {
    why: 'no Iranian clients',
    set: { [nature]: 'No Iranian clients, no office in Iran' },
    finds: [],
  },
  { why: 'denied in Portuguese', set: { [nature]: 'Não vendemos no Irã' }, finds: [] },
  { why: 'without, in Portuguese', set: { [nature]: 'Tapetes, sem vendas a Cuba' }, finds: [] },
  { why: 'denied in French', set: { [nature]: 'Nous ne vendons pas à Cuba' }, finds: [] },
  {
    why: 'behind a low price, in French',
    set: { [nature]: 'Vêtements pas chers, exportés en Iran' },
    finds: [nature],
  },
  {
    why: 'behind what a product lacks, in Portuguese',
    set: { [nature]: 'Pães sem glúten para Cuba' },
    finds: [nature],
  },
  { why: 'at the beginning', set: { [nature]: 'Iran is our market' }, finds: [nature] },
  {
    why: 'before a denial of something else',
    set: { [nature]: 'Carpets to Iran, not to Europe' },
    finds: [nature],
  },
  {
    why: 'far behind a denial of something else',
    set: { [nature]: 'Not a bank, but a family that has sold woolen carpets by hand to Iran' },
    finds: [nature],
  },
  { why: 'a street', set: { [nature]: 'A cafe in Cuba Street' }, finds: [] },
  { why: 'a product', set: { [nature]: 'Sells Havana shirts' }, finds: [] },
  { why: 'none of them', set: { [nature]: 'Many customers, none of them is in Cuba' }, finds: [] },
  { why: 'a town of the United States', set: { [nature]: 'Farms in Cuba, Missouri' }, finds: [] },
  {
    why: 'a street, and the country after it',
    set: { [nature]: 'From Cuba Street we ship to Cuba' },
    finds: [nature],
  },
  { why: 'a number in place of a description', set: { [nature]: 7 }, finds: [] },
]);
