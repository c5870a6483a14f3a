#!/usr/bin/env -S node --conditions=@passmuster/source --max-semi-space-size=8
/** How the sandbox is started: a script, so that from the second start on nothing has to be stripped or compiled. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./main.ts');
