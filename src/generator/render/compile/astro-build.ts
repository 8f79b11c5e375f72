/* Entry point of a child process, see `compile`. Arguments: folder of the project, output folder. */

import { build } from 'astro';

const [root = '', outDir = ''] = process.argv.slice(2);

await build({ root, outDir, logLevel: 'error' });
