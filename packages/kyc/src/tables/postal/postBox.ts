/** Post office boxes and private mailboxes in English, whose words need no number after them. */
const englishBox =
  /\b(?:(?:g?p\.? ?o\.?|post(?:al)?|post office|private mail) ?box\b|(?:private (?:mail ?)?|locked )bag\b|private mailbox\b)[ .:#]{0,6}[a-z]?\d{0,12}(?: \d{1,5}){0,2}/i;

/** Words of other languages, and abbreviations, before the number of a box. Some are also names of places. */
const words = [
  'apartado(?: (?:postal|aéreo|aereo|de correos))?',
  'apdo\\.?(?: postal)?',
  'b\\.? ?p\\.?',
  'boîte postale',
  'boite postale',
  'caixa postal',
  'casella postale',
  'casilla(?: de correos?| postal)?',
  'p\\.? ?m\\.? ?b\\.?',
  'p\\.? ?o\\.? ?b\\.?',
  'postbus',
  'postboks',
  'postfach',
  'postilokero',
  'skrytka pocztowa',
  'skr\\. ?poczt\\.',
  'а/я',
  'абонентский ящик',
  'صندوق بريد',
  'ص\\. ?ب\\.?',
  '邮政信箱',
  '郵政信箱',
].join('|');
const wordBox = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${words}) ?(?:n[.º°o]{0,2} ?)?[#:]? ?[a-z]?\\d{1,12}(?:[ .]\\d{1,5}){0,3}(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Returns whether an address has more than a box: a house number or at least two other words. */
const isStreet = (text: string): boolean => /\d|\p{L}{2}\P{L}{1,20}\p{L}{2}/u.test(text);

const withoutBox = (line: string): string => line.replace(englishBox, ' ').replace(wordBox, ' ');

/**
 * Returns the position of the line that has a post office box, if no line has a street, or the name of a village or quarter
 * to itself; -1 otherwise.
 */
export function postBoxAlone(lines: readonly string[]): number {
  const at = lines.findIndex((line) => withoutBox(line) !== line);
  const isPlace = (line: string): boolean =>
    isStreet(withoutBox(line)) || (withoutBox(line) === line && /\p{L}{3}/u.test(line));
  return at >= 0 && lines.some(isPlace) ? -1 : at;
}

/**
 * Countries whose posts deliver to boxes only, so that an address has nothing better. Sources, read 2026-11-23: Botswana Post,
 * questions and answers (botspost.co.bw/faqs); Five Colleges, Swahili in Kenya, at the post office; Wikipedia, Post office box
 * (Namibia); postboxu.online on Sendle (AE, OM, PG, QA, SA); startthailand.com, 2011-06-01 (MW, LA); mykingsgate.co.za (UG);
 * maxstore.ai (ER); wantedinafrica.com on the system of boxes that Tanzania replaces. ET, LS, RW, SB, SZ, TO, VU, ZM: general
 * knowledge, which only keeps a rule quiet.
 */
const onlyBoxes: ReadonlySet<string> = /* @__PURE__ */ (() =>
  new Set('AE BW ER ET KE LA LS MW NA OM PG QA RW SA SB SZ TO TZ UG VU ZM'.split(' ')))();

/** Returns true if the posts of a country deliver to post office boxes only. */
export const deliversToBoxesOnly = (country: string): boolean => onlyBoxes.has(country);
