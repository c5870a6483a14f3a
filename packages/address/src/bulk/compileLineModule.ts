import { lineModule } from './lineModule.generated.ts';

/** Kept, because an engine optimizes a module while it runs. */
let compiled: WebAssembly.Module | undefined;

/**
 * Returns the compiled module; `undefined` without WebAssembly SIMD, and where a content security policy forbids it
 * (`wasm-unsafe-eval`). Apart from `lineModule.ts`, so that a worker, which is sent the module, starts faster.
 */
export function compileLineModule(): WebAssembly.Module | undefined {
  try {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from(atob(lineModule), (character) => character.charCodeAt(0)),
    );
    return compiled;
  } catch {
    return undefined;
  }
}
