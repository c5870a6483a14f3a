import { describe, expect, test } from 'vitest';
import { answeredCustomer } from '../testing/answeredCustomer.ts';
import { slotOf } from '../testing/documents.ts';
import { holdChecks } from '../testing/heldChecks.ts';
import { application, lastRequest, pause, setUpForm, start } from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

const pdf = (name: string) => new File([`%PDF ${name}`], name, { type: 'application/pdf' });

const bank = () => slotOf('BANK_STATEMENT');
const heldIn = ({ file }: ReturnType<typeof bank>) => Object(file).name;

describe('the dates on a file', () => {
  test('go when another file takes its place, and stay with the same one', async () => {
    start();
    await application.attach(bank(), pdf('a.pdf'));
    application.set('documents.0.issued', '2026-05-02');
    const held = bank().file;
    const checks = holdChecks();
    const refused = application.attach(bank(), pdf('b.pdf'));
    await checks.end(0, [errorAt(['documents', 0, 'doc_image'])]);
    expect(await refused).toBe('refused');
    const again = application.attach(bank(), pdf('a.pdf'));
    await checks.end(1);
    expect(await again).toBe('attached');
    expect(bank()).not.toHaveProperty('attempt');
    expect(bank().file).toBe(held);
    expect(application.values.documents[0]?.issued).toBe('2026-05-02');
    const another = application.attach(bank(), pdf('c.pdf'));
    await checks.end(2);
    expect(await another).toBe('attached');
    expect(heldIn(bank())).toBe('c.pdf');
    expect(application.values.documents[0]).toMatchObject({
      issued: '',
      doc_type: 'BANK_STATEMENT',
    });
  });

  test('of a passport go with it, and come back with it', async () => {
    const idDates = { issued: '2016-05-02', expires: '2026-05-02' };
    const front = 'business_owners.0.front_image';
    start({ ...answeredCustomer(), business_owners: [{ ...blankOwner(), id_dates: idDates }] });
    const dates = () => application.values.business_owners[0]?.id_dates;
    const expires = 'business_owners.0.id_dates.expires';
    const shown = async () => {
      await pause();
      await lastRequest().answer({ findings: [errorAt(expires.split('.'))] });
      return application.findingsAt(expires).length;
    };
    await application.attach(front, pdf('a.pdf'));
    expect(dates()).toEqual(idDates);
    const undo = application.detach(front);
    expect(dates()).toEqual({ issued: '', expires: '' });
    undo();
    expect(dates()).toEqual(idDates);
    expect(await shown()).toBe(1);
    await application.attach('business_owners.0.back_image', pdf('b.pdf'));
    expect(dates()).toEqual(idDates);
    await application.attach(front, pdf('c.pdf'));
    expect(dates()).toEqual({ issued: '', expires: '' });
  });
});
