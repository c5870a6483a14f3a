/** What keeps the demo from starting, as one line for the person who started it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
