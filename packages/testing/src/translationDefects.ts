interface Remedy {
  readonly remedy: string;
}

/** What the check of a catalog reads of a rule. */
interface WordedRule extends Remedy {
  readonly id: string;
  /** The rule's other wordings, by key. */
  readonly texts?: Readonly<Record<string, Remedy>>;
}

/** Sentences end, and name what the person sees: no `snake_case`, no `CODES_OF_THE_API`. */
export function remedyDefects(remedy: string): readonly string[] {
  const bare = remedy.replace(/\{[^}]*\}/g, '');
  return [
    ...(/[^.][.?]$/.test(remedy) ? [] : [`not a sentence: ${remedy}`]),
    ...(/[a-z]_[a-z]|[A-Z]_[A-Z]|E\.164|\bAPI\b/.test(bare) ? [`names a code: ${remedy}`] : []),
  ];
}

const placesOf = (text: string): string =>
  [...text.matchAll(/\{(\w+)(?::name)?\}/g)]
    .map(([, place]) => place)
    .sort()
    .join(' ');

/** Returns the English remedies of rules by the keys of a catalog: `schema/format`, `schema/format.phone`. */
export const remediesOf = (rules: readonly WordedRule[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rules.flatMap(({ id, remedy, texts = {} }) => [
      [id, remedy],
      ...Object.entries(texts).map(([key, text]) => [`${id}.${key}`, text.remedy]),
    ]),
  );

/** Words of Brazil that a text for Portugal, Angola and Mozambique doesn't use. */
const brazilian =
  /\b(?:arquivos?|registros?|celular|cadastro|corretora|planilha|comprovantes?|você|assim mesmo)(?!\p{L})/iu;

/** Returns the defects of a text by the conventions of its language. */
export function languageDefects(locale: string, text: string): readonly string[] {
  if (text.includes("'")) return [`a straight apostrophe: ${text}`];
  if (locale === 'fr' && / [:;?!%$»](?:\W|$)|« /u.test(text))
    return [`a line may break before a sign: ${text}`];
  if (locale === 'pt-PT' && brazilian.test(text)) return [`a word of Brazil: ${text}`];
  return [];
}

/**
 * Returns the defects of a catalog of these rules: a remedy is missing or left over, a `{place}` differs from the
 * English text, a text is left in English, is not plain, or is not written as its language is.
 */
export function translationDefects(
  rules: readonly WordedRule[],
  {
    locale,
    remedies,
  }: { readonly locale: string; readonly remedies: Readonly<Record<string, string>> },
): readonly string[] {
  const english = remediesOf(rules);
  const leftOver = Object.keys(remedies).filter((key) => !Object.hasOwn(english, key));
  const defects = Object.entries(english).flatMap(([key, text]) => {
    const translated = remedies[key];
    if (translated === undefined) return [`${key}: missing`];
    return [
      ...languageDefects('en', text),
      ...(placesOf(text) === placesOf(translated) ? [] : ['other places']),
      ...(text === translated ? ['still English'] : []),
      ...remedyDefects(translated),
      ...languageDefects(locale, translated),
    ].map((defect) => `${key}: ${defect}`);
  });
  return [...leftOver.map((key) => `${key}: no such rule or wording`), ...defects];
}
