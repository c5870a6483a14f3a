/** The Portuguese “no”, which means “in the”, before a name or a common place. */
const inThe =
  /\b[Nn]o(?=\s+(?:\p{Lu}\p{Ll}+|sul|norte|leste|oeste|nordeste|sudeste|interior|exterior|estado|mundo|mercado|ramo|setor|sector|varejo|retalho|atacado)(?!\p{L}))/gu;

/** What only a Portuguese text has: an English one may say `no Iran exposure`. */
const isPortuguese = /[ãõç]|\b(?:para|em|da|das|dos|uma|nosso|nossa)\b/iu;

/** Returns a text whose Portuguese “no” is “em o”, so that it denies nothing; any other text as it is. */
export const withoutPortugueseNo = (text: string): string =>
  isPortuguese.test(text) ? text.replace(inThe, 'em o') : text;
