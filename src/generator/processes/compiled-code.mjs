import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/* Caches compiled code for the next process, which saves a third of its load time. Loaded by `--import`, so that it
   runs before the code does; JavaScript, so that no types have to be stripped from it first. */
const folder = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));
enableCompileCache(folder);
// Inherited by the threads and processes started from here.
process.env.NODE_COMPILE_CACHE = folder;
