import { lineModule } from './lineModule.generated.ts';

/** Kept, since an engine makes it faster while it runs. */
let compiled: WebAssembly.Module | undefined;

/**
 * The module that checks lines, or nothing where there is no WebAssembly with SIMD or where a content security
 * policy forbids it (`wasm-unsafe-eval`).
 */
export function compiledLineModule(): WebAssembly.Module | undefined {
  try {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from(atob(lineModule), (character) => character.charCodeAt(0)),
    );
    return compiled;
  } catch {
    return undefined;
  }
}
