import { build } from 'astro';

/** Runs in a process of its own, see `compile`. Arguments: folder of the project, folder for the result. */
const [root = '', outDir = ''] = process.argv.slice(2);

await build({ root, outDir, logLevel: 'error' });
