/**
 * The Portuguese “no”, which means “in the”: before a name or a common place. An English one stands before what there is none of,
 * in lowercase or as an adjective: `no clients in Iran`, `no Iranian clients`.
 */
const inThe =
  /\b[Nn]o(?=\s+(?:(?!\p{Lu}\p{Ll}*(?:an|ish|ese)\b)\p{Lu}\p{Ll}+|sul|norte|leste|oeste|nordeste|sudeste|interior|exterior|estado|mundo|mercado|ramo|setor|sector|varejo|retalho|atacado)(?!\p{L}))/gu;

/** Returns a text whose Portuguese “no” is “em o”, so that it denies nothing. */
export const withoutPortugueseNo = (text: string): string => text.replace(inThe, 'em o');
