import { toPdf } from '@passmuster/testing/files/paper';
import { customerSample } from '@passmuster/testing/samples';

/** Returns text of about `bytes` bytes: `head`, `part` as often as it fits, `tail`. */
const filled = (bytes: number, head: string, part: string, tail: string): Buffer => {
  const room = bytes - Buffer.byteLength(head + tail);
  return Buffer.from(head + part.repeat(Math.floor(room / Buffer.byteLength(part))) + tail);
};

/** The largest file that a review doesn't remark, less what surrounds it. */
const maxFileBytes = 9_900_000;

/** Returns an application that is clear, with files that fill the body. */
function application(bytes: number): Buffer {
  const [first, ...others] = customerSample.documents;
  const empty = { ...customerSample, documents: [first, ...others] };
  const room = bytes - Buffer.byteLength(JSON.stringify(empty)) - 2000;
  const count = Math.max(1, Math.ceil((room * 3) / 4 / maxFileBytes));
  const more = Array.from({ length: count }, (_, at) => ({
    doc_type: 'OTHER',
    doc_country: customerSample.registered_address.country,
    doc_image: pdf(`Annex ${at + 1}`, Math.floor((room * 3) / 4 / count)),
  }));
  return Buffer.from(JSON.stringify({ ...empty, documents: [first, ...others, ...more] }));
}

/** Returns a PDF of a page, as long as a comment makes it. */
function pdf(title: string, bytes: number): string {
  const page = toPdf({ issuer: 'Karoo Trading', title, rows: [['Page', '1']], closing: '' });
  const start = page.indexOf('\n') + 1;
  const comment = Buffer.from(`%${'-'.repeat(Math.max(1, bytes - page.length))}\n`);
  const whole = Buffer.concat([page.subarray(0, start), comment, page.subarray(start)]);
  return `data:application/pdf;base64,${whole.toString('base64')}`;
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
