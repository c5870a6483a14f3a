import { InputProblem } from './inputProblem.ts';

/** UTF-8 bytes as text, a byte order mark left out. Throws `InputProblem` for bytes that are not UTF-8. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new InputProblem(`${file}: it is not UTF-8 text; save it as UTF-8`);
  }
}
