import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type DirectReviewer, directReviewer } from '../reviewer/directReviewer.ts';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { slotOf } from '../testing/documents.ts';
import { application, reviewer, setUpForm, start } from '../testing/heldForm.ts';
import { settle } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';
import { createCustomerForm } from './createCustomerForm.ts';

const pdf = (name: string, text = '%PDF') => new File([text], name, { type: 'application/pdf' });
const bank = () => slotOf('BANK_STATEMENT');
const rules = (findings: readonly { readonly rule: string }[] = []) =>
  findings.map(({ rule }) => rule);

/** Returns a file whose bytes are those of a stream. */
const streaming = (stream: ReadableStream): File =>
  Object.defineProperty(pdf('slow.pdf'), 'stream', { value: () => stream });

describe('a file', () => {
  setUpForm();

  test('whose bytes never arrive is refused after 30 seconds', async () => {
    start();
    const attached = application.attach(bank(), streaming(new ReadableStream()));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(bank().attempt?.state).toBe('reading');
    await vi.advanceTimersByTimeAsync(1);
    expect(await attached).toBe('refused');
    expect(rules(bank().attempt?.findings)).toEqual(['form/file-unread']);
  });

  test('that can’t be read is refused', async () => {
    start();
    const broken = new ReadableStream({
      pull: (one) => one.error(new DOMException('', 'NotReadableError')),
    });
    expect(await application.attach(bank(), streaming(broken))).toBe('refused');
    expect(rules(bank().attempt?.findings)).toEqual(['form/file-unread']);
    expect(bank().attempt?.findings[0]?.message).not.toContain('slow');
  });

  test.each([
    { size: 64_000_001, attached: 'refused', refused: ['form/file-size'] },
    { size: 0, attached: 'refused', refused: ['form/file-empty'] },
    { size: 64_000_000, attached: 'attached', refused: [] },
  ])('of $size bytes is $attached', async ({ size, attached, refused }) => {
    start();
    const file = Object.defineProperty(pdf('large.pdf'), 'size', { value: size });
    expect(await application.attach(bank(), file)).toBe(attached);
    expect(rules(bank().attempt?.findings)).toEqual(refused);
  });

  test.each(['checkFile', 'keep'])(
    'is attached if %s never answers: the review of the server is the gate',
    async (call) => {
      start();
      let isAsked = false;
      Object.assign(reviewer, {
        [call]: () => {
          isAsked = true;
          return new Promise(() => undefined);
        },
      });
      const attached = application.attach(bank(), pdf('a.pdf'));
      await vi.waitUntil(() => isAsked);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await attached).toBe('attached');
    },
  );

  test.each([
    { why: 'rejects', store: () => Promise.reject(new Error('full')) },
    {
      why: 'throws',
      store: () => {
        throw new Error('full');
      },
    },
  ])('is attached if a store $why', async ({ store }) => {
    start();
    application.onKeep(store);
    expect(await application.attach(bank(), pdf('a.pdf'))).toBe('attached');
  });

  test('that is chosen twice at once is held once', async () => {
    start();
    const file = pdf('a.pdf');
    const both = await Promise.all([
      application.attach(bank(), file),
      application.attach(bank(), file),
    ]);
    expect(both).toEqual(['superseded', 'attached']);
    expect(application.values.documents).toHaveLength(1);
  });

  test('that was superseded is not read to its end', async () => {
    start();
    let reads = 0;
    const endless = new ReadableStream({
      pull: (one) => {
        reads += 1;
        one.enqueue(new Uint8Array(1));
      },
    });
    const attached = application.attach(bank(), streaming(endless));
    application.detach(bank());
    expect(await attached).toBe('superseded');
    await settle();
    expect(reads).toBeLessThan(5);
  });
});

describe('what is wrong with a file is said where it is:', () => {
  let direct: DirectReviewer;
  beforeAll(() => {
    direct = directReviewer();
  });
  const form = () =>
    createCustomerForm({
      reviewer: direct,
      values: { ...answeredCustomer(), business_owners: [blankOwner()] },
      today: () => '2026-11-21',
    });
  const slotIn = ({ state }: ReturnType<typeof form>, name: string) => {
    const slot = state.slots.find(
      ({ documentType, path }) => (documentType ?? path?.at(-1)) === name,
    );
    if (!slot) throw new Error(`There is no slot for ${name}`);
    return slot;
  };
  const whole = (more = '') =>
    pdf('a.pdf', `%PDF-1.7\n<< /Type /Pages /Count 1 >>\n${more}${' '.repeat(60)}\n%%EOF\n`);

  test('a password', async () => {
    const one = form();
    const attached = await one.attach(slotIn(one, 'BANK_STATEMENT'), whole('<< /Encrypt 5 0 R >>'));
    expect(attached).toBe('attached');
    await one.validate();
    expect(rules(slotIn(one, 'BANK_STATEMENT').findings)).toContain('document/open-pdf');
    one.close();
  });

  test('a passport of 80 x 60 pixels', async () => {
    const one = form();
    const head = [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 80, 0, 0, 0, 60,
    ];
    const end = [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130];
    const png = new File([Uint8Array.from([...head, ...end])], 'p.png', { type: 'image/png' });
    expect(await one.attach(slotIn(one, 'front_image'), png)).toBe('attached');
    await one.validate();
    expect(rules(slotIn(one, 'front_image').findings)).toContain('document/pixel-size');
    one.close();
  });

  test('one PDF in three slots', async () => {
    const one = form();
    const types = [
      'BUSINESS_FORMATION',
      'OWNERSHIP_INFORMATION',
      'BANK_STATEMENT',
      'PROOF_OF_ADDRESS',
    ];
    for (const type of types) await one.attach(slotIn(one, type), whole());
    await one.validate();
    const twice = types.filter((type) =>
      rules(slotIn(one, type).findings).includes('document/one-purpose'),
    );
    expect(twice).toEqual(['BANK_STATEMENT']);
    one.close();
  });

  test.each(['BANK_STATEMENT', 'front_image', 'PROOF_OF_ADDRESS'])(
    'a program named .pdf as %s',
    async (name) => {
      const one = form();
      const attached = await one.attach(
        slotIn(one, name),
        pdf('statement.pdf', `MZ${' '.repeat(3000)}`),
      );
      expect(attached).toBe('refused');
      const { attempt } = slotIn(one, name);
      expect(rules(attempt?.findings)).toEqual(['document/image-bytes']);
      expect(slotIn(one, name)).not.toHaveProperty('file');
      one.close();
    },
  );

  test('a kind of proof that is missing, at its field', async () => {
    const one = form();
    await one.attach(slotIn(one, 'PROOF_OF_ADDRESS'), whole());
    await one.validate();
    const { fields, findings } = slotIn(one, 'PROOF_OF_ADDRESS');
    expect(rules(one.findingsAt(fields[0] ?? []))).toEqual(['document/sub-type-present']);
    expect(rules(findings)).toContain('document/sub-type-present');
    one.close();
  });
});
