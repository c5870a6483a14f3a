const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns whether `group` is four characters of base64. If it may be the last, up to two may be padding. */
function isGroup(group: string, mayEnd: boolean): boolean {
  const pads = mayEnd ? (/={1,2}$/.exec(group)?.[0].length ?? 0) : 0;
  const values = Array.from(group.slice(0, 4 - pads), (digit) => digits.indexOf(digit));
  const leftOver = [1, 4, 16][pads] ?? 1;
  return (
    values.length === 4 - pads && !values.includes(-1) && (values.at(-1) ?? 0) % leftOver === 0
  );
}

/** Returns whether text is base64 by RFC 4648 §4, group by group: slow but easy to read. */
export function isBase64Slowly(text: string): boolean {
  const groups = text.match(/[\s\S]{1,4}/g) ?? [];
  return groups.length > 0 && groups.every((group, i) => isGroup(group, i === groups.length - 1));
}
