import { expect, test } from 'vitest';
import { searchNaics } from './searchNaics.ts';

/**
 * How people describe a business, in words and in sentences, and the group of NAICS that is expected. Own list, no source. The API has
 * one industry of each group.
 */
test.each([
  ['shea butter', '3112'],
  ['pawnshop', '5222'],
  ['brewery', '3121'],
  ['shoe factory', '3162'],
  ['tannery', '3161'],
  ['palm oil mill', '3112'],
  ['fish farm', '1125'],
  ['sesame seeds exporter', '4245'],
  ['bottled water', '3121'],
  ['tailor', '3152'],
  ['toyshop', '4591'],
  ['bookstore', '4592'],
  ['ice cream parlour', '7225'],
  ['jewellery shop', '4583'],
  ['fertilizer distributor', '4249'],
  ['private security guards', '5616'],
  ['solar panels installation', '2382'],
  ['microfinance', '5222'],
  ['currency exchange', '5223'],
  ['we buy cocoa beans from farmers and ship them abroad', '4245'],
  ['we import used cars from Japan and sell them in Lagos', '4411'],
  ['we build houses and apartments', '2361'],
  ['we roast coffee and sell it to restaurants', '3119'],
  ['we rent out excavators and construction machinery', '5324'],
  [
    'we are a family business that has baked bread and cakes for the people of our town since 1982',
    '3118',
  ],
  ['entrepôt', '4931'],
  ['logistique', '4885'],
  ['brasserie', '3121'],
  ['beurre de karité', '3112'],
  ['prêteur sur gages', '5222'],
  ['huilerie', '3112'],
  ['vente de pièces automobiles', '4413'],
  ['grossiste en boissons', '4248'],
  ['nous achetons des fèves de cacao aux planteurs et les expédions à l’étranger', '4245'],
  ['nous importons du riz et du sucre', '4244'],
  ['nous vendons des téléphones et des accessoires', '4492'],
  ['entreprise de nettoyage de bureaux', '5617'],
  ['armazém', '4931'],
  ['logística', '4885'],
  ['cervejaria', '3121'],
  ['manteiga de karité', '3112'],
  ['casa de penhores', '5222'],
  ['autoescola', '6116'],
  ['exportação de soja', '4245'],
  ['exportadora de café', '4245'],
  ['transportadora de carga rodoviária', '4841'],
  ['loja de calçados', '4582'],
  ['venda de peças de automóveis', '4413'],
  ['compramos cacau dos agricultores e exportamos', '4245'],
  ['laboratório de análises clínicas', '6215'],
])('“%s” finds an industry of group %s among the first three', (query, group) => {
  const groups = searchNaics(query, { limit: 3 }).map(({ code }) => code.slice(0, 4));
  expect(groups).toContain(group);
});
