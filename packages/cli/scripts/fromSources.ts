#!/usr/bin/env -S node --conditions=@passmuster/source
/** The command `passmuster` in this repository, where nothing needs building. Published is `dist/main.js`. */
import '../src/main.ts';
