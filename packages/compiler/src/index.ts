export { compileAcceptModule } from './compileAcceptModule.ts';
export {
  type CompiledModule,
  type CompileOptions,
  compileModule,
  type SchemaReport,
} from './compileModule.ts';
export type { Guard, Import } from './emit/emitter.ts';
export type { Left } from './emit/form.ts';
export type { ListLimits } from './emit/root.ts';
export { runtimeModules } from './runtimeModules.ts';
