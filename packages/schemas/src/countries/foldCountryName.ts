import { foldText } from '@passmuster/findings';

const opening =
  /^(?:the )?(?:(?:federal |federative |islamic )?republic of |kingdom of |state of |commonwealth of )?(?:the )?/;

/**
 * Returns the name of a country to compare: folded, without opening words such as “Republic of”.
 *
 * @example
 * foldCountryName('The Federal Republic of Nigeria') // 'nigeria'
 * foldCountryName('St. Kitts & Nevis') // 'saint kitts and nevis'
 */
export const foldCountryName = (text: string): string =>
  foldText(text.replace(/['’]/g, '').replaceAll('&', ' and '))
    .replace(/^st /, 'saint ')
    .replace(opening, '');
