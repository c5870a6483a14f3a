/** Input that cannot be worked on. Its message is one line: what, where, what to do; never the content. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';
}
