import { readFileSync } from 'node:fs';

/** Returns text of about `bytes` bytes: `head`, `part` as often as it fits, `tail`. */
const filled = (bytes: number, head: string, part: string, tail: string): Buffer => {
  const room = bytes - Buffer.byteLength(head + tail);
  return Buffer.from(head + part.repeat(Math.floor(room / Buffer.byteLength(part))) + tail);
};

const example = readFileSync(new URL('../../../examples/ng-company.json', import.meta.url), 'utf8');

/** Returns an application that is right, with a file that fills the body. */
function application(bytes: number): Buffer {
  const text = JSON.stringify(JSON.parse(example));
  const [file = ''] = /"data:application\/pdf;base64,[^"=]*/.exec(text) ?? [];
  const end = text.indexOf(file) + file.length - (file.length % 4);
  return filled(bytes, text.slice(0, end), 'AAAA', text.slice(end));
}

/** The largest bodies that a visitor can send, by what is unusual about them. */
export const shapes: Readonly<Record<string, (bytes: number) => Buffer>> = {
  'a list of empty objects': (bytes) => filled(bytes, '[', '{},', '{}]'),
  'a list of owners': (bytes) => filled(bytes, '{"business_owners":[', '{},', '{}]}'),
  'lists in lists': (bytes) => Buffer.from('['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
  'many fields': (bytes) =>
    Buffer.from(
      `{${Array.from({ length: bytes / 12 }, (_, at) => `"${at}"`.padEnd(9, ' '))
        .map((name) => `${name}:0`)
        .join(',')}}`,
    ),
  'one text': (bytes) => filled(bytes, '{"business_name":"', 'x', '"}'),
  'one text that is escaped': (bytes) => filled(bytes, '{"business_name":"', '\\u0061', '"}'),
  'one text of two bytes a character': (bytes) => filled(bytes, '{"business_name":"', '公', '"}'),
  'one number': (bytes) => filled(bytes, '{"expected_monthly_payments_usd":', '1', '}'),
  whitespace: (bytes) => filled(bytes, '{', ' ', '}'),
  'as many values as are parsed': (bytes) =>
    Buffer.concat([
      Buffer.from(`{"a":[${'{},'.repeat(124_000)}{}],"business_name":"`),
      filled(bytes - 400_000, '', 'x', '"}'),
    ]),
  'bytes that are not UTF-8': (bytes) =>
    Buffer.concat([filled(bytes - 3, '{"a":"', 'x', ''), Buffer.of(0x80, 0x22, 0x7d)]),
  'no end': (bytes) => filled(bytes, '{"a":"', 'x', ''),
  'an application with a large file': application,
};
