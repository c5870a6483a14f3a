interface Texts {
  readonly message: string;
  readonly remedy: string;
}

/** A rule's texts, or those of a catalog for it. */
export interface Wordings extends Texts {
  /** The rule's other wordings, by key. */
  readonly texts?: Readonly<Record<string, Texts>>;
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

const all = ({ texts, ...usual }: Wordings): Readonly<Record<string, Texts>> => ({
  usual,
  ...texts,
});

/**
 * Returns what is wrong with the texts of a rule in another language: a wording is missing, a `{place}` differs from the
 * English text, a text is left in English, or a remedy is not plain.
 */
export function translationDefects(
  english: Wordings,
  translated: Wordings | undefined,
): readonly string[] {
  if (translated === undefined) return ['no texts'];
  const wordings = all(translated);
  return Object.entries(all(english)).flatMap(([key, texts]) => {
    const other = wordings[key];
    if (other === undefined) return [`${key}: no texts`];
    const defects = (['message', 'remedy'] as const).flatMap((part) => [
      ...(placesOf(texts[part]) === placesOf(other[part]) ? [] : [`${part}: other places`]),
      ...(texts[part] === other[part] ? [`${part}: still English`] : []),
    ]);
    return [...defects, ...remedyDefects(other.remedy)].map((defect) => `${key}: ${defect}`);
  });
}
