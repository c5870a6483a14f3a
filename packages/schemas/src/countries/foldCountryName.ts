/**
 * Returns the name of a country to compare: lowercase letters without accents, punctuation and opening words such as
 * “Republic of”.
 *
 * @example
 * foldCountryName('The Federal Republic of Nigeria') // 'nigeria'
 * foldCountryName('St. Kitts & Nevis') // 'saint kitts and nevis'
 */
export const foldCountryName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .replace(/^st /, 'saint ')
    .replace(
      /^(?:the )?(?:(?:federal |federative |islamic )?republic of |kingdom of |state of |commonwealth of )?(?:the )?/,
      '',
    );
