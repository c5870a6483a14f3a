import fc from 'fast-check';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { Form } from '../application/form.ts';
import { blankCustomer, blankOwner } from '../values/blankValues.ts';
import { isFileRef } from '../values/fileRef.ts';
import { errorAt } from './heldReviewer.ts';
import { instantReviewer } from './instantReviewer.ts';

/** One step of a history: what happens, where, and to which of the files that are being checked. */
export type FileStep = readonly [kind: keyof typeof steps, place: number, at: number];

/** Where a file may be chosen: a document of the business, a page of a passport, and a document of an owner. */
const places = ['BANK_STATEMENT', 'business_owners.0.front_image', 'PROOF_OF_ADDRESS'] as const;

/** What a person expects of a place: the name of the file that it holds, and which choice decides. */
interface Expected {
  name: string;
  turn: number;
}

/** A form whose files are chosen, replaced, removed and checked in any order. */
class FileWorld {
  readonly form: Form;
  readonly expected: Expected[] = places.map(() => ({ name: '', turn: 0 }));
  readonly checks: { readonly place: number; readonly end: (isRight: boolean) => Promise<void> }[] =
    [];
  /** The bytes that the reviewer has. */
  readonly kept: Map<string, Blob> = new Map();
  readonly undos: { readonly place: number; readonly undo: () => void; readonly name: string }[] =
    [];
  readonly #begun: ((end: (isRight: boolean) => void) => void)[] = [];
  #count = 0;

  constructor() {
    const reviewer = {
      ...instantReviewer(() => []),
      keep: async (id: string, bytes: Blob) => void this.kept.set(id, bytes),
      drop: async (id: string) => void this.kept.delete(id),
      checkFile: () =>
        new Promise<readonly ReturnType<typeof errorAt>[]>((resolve) => {
          this.#begun.shift()?.((isRight) => resolve(isRight ? [] : [errorAt(['documents'])]));
        }),
      body: async (values: unknown) => new Blob([await this.#bodyOf(values)]),
    };
    const values = { ...blankCustomer(), business_owners: [blankOwner({ rowId: 'owner' })] };
    this.form = createCustomerForm({ reviewer, values, today: () => '2026-11-23' });
    this.form.subscribe(() => undefined);
  }

  /** Writes files as their bytes; one whose bytes are gone as `lost`. */
  async #bodyOf(values: unknown): Promise<string> {
    const texts = new Map<string, string>();
    for (const [id, bytes] of this.kept) texts.set(id, await bytes.text());
    return JSON.stringify(values, (_, value: unknown) =>
      isFileRef(value) ? `bytes of ${texts.get(value.fileId) ?? 'lost'}` : value,
    );
  }

  slotAt(place: number) {
    const name = places[place] ?? '';
    return this.form.state.slots.find(
      ({ documentType, path }) => documentType === name || path?.join('.') === name,
    );
  }

  async choose(place: number): Promise<void> {
    this.#count += 1;
    const name = `${this.#count}.pdf`;
    const expected = this.expected[place];
    if (!expected) return;
    expected.turn = this.#count;
    const turn = this.#count;
    const begun = new Promise<(isRight: boolean) => void>((resolve) => this.#begun.push(resolve));
    const id = this.slotAt(place)?.id ?? places[place] ?? '';
    const attached = this.form.attach(id, new File([name], name, { type: 'application/pdf' }));
    const answer = await begun;
    this.checks.push({
      place,
      end: async (isRight) => {
        answer(isRight);
        await attached;
        if (isRight && expected.turn === turn) expected.name = name;
      },
    });
  }

  remove(place: number): void {
    const [slot, expected] = [this.slotAt(place), this.expected[place]];
    if (!slot || !expected) return;
    this.#count += 1;
    const undo = this.form.detach(slot.id);
    if (expected.name !== '') this.undos.push({ place, undo, name: expected.name });
    Object.assign(expected, { name: '', turn: this.#count });
  }

  /** Takes a removal back, which another file in its place prevents. */
  undo(at: number): void {
    const [removal] = this.undos.splice(at % this.undos.length, 1);
    const expected = this.expected[removal?.place ?? -1];
    if (!removal || !expected) return;
    removal.undo();
    if (expected.name !== '') return;
    this.#count += 1;
    Object.assign(expected, { name: removal.name, turn: this.#count });
  }

  /** Returns where what is shown, or sent, is not what a person expects. */
  async problems(): Promise<readonly string[]> {
    const body = await (await this.form.body()).blob.text();
    const sent = [...body.matchAll(/bytes of ([\w.]+)/g)].map(([, name = '']) => name);
    const shown = places.map((_, place) => String(Object(this.slotAt(place)?.file).name ?? ''));
    const expected = this.expected.map(({ name }) => name);
    const isSame = (one: readonly string[], other: readonly string[]) =>
      JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
    const held = expected.filter((name) => name !== '');
    return [
      ...(JSON.stringify(shown) === JSON.stringify(expected)
        ? []
        : [`${shown} is shown, not ${expected}`]),
      ...(isSame(sent, held) ? [] : [`${sent} is sent, not ${held}`]),
    ];
  }
}

const endCheck = async (world: FileWorld, at: number, isRight: boolean): Promise<void> => {
  const [check] = world.checks.splice(at % world.checks.length, 1);
  await check?.end(isRight);
};
const steps = {
  choose: (world: FileWorld, place: number) => world.choose(place),
  'a check ends': (world: FileWorld, _: number, at: number) => endCheck(world, at, true),
  'a check refuses': (world: FileWorld, _: number, at: number) => endCheck(world, at, false),
  remove: (world: FileWorld, place: number) => world.remove(place),
  undo: (world: FileWorld, _: number, at: number) => world.undo(at),
  'a review runs': async (world: FileWorld) => void (await world.form.validate()),
} as const;

/** Histories of up to 30 steps. */
export const fileHistories: fc.Arbitrary<readonly FileStep[]> = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...(['choose', 'choose', 'choose', 'a check ends', 'a check ends'] as const),
      ...(Object.keys(steps) as (keyof typeof steps)[]),
    ),
    fc.nat(places.length - 1),
    fc.nat(5),
  ),
  { maxLength: 30, size: 'max' },
);

/** Runs a history, and returns what was wrong after the step that it came with. */
export async function runFileHistory(history: readonly FileStep[]): Promise<readonly string[]> {
  const world = new FileWorld();
  await world.form.validate();
  try {
    for (const [index, [kind, place, at]] of history.entries()) {
      await steps[kind](world, place, at);
      const problems = await world.problems();
      if (problems.length > 0) return [`${index}: ${kind} ${place} ${at}`, ...problems];
    }
    return [];
  } finally {
    world.form.close();
  }
}
