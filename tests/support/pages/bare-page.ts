import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const island = `
import { createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Count: ', count);
}
hydrateRoot(document.getElementById('island'), createElement(Counter));
`;

const html = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bare page</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <main><h1>A page with one small island</h1><div id="island"><button type="button">Count: <!-- -->0</button></div></main>
  </body>
</html>
`;

/** Adds a page to a site that has only the same React and one small island. */
export async function writeBarePage(site: string): Promise<string> {
  const entry = 'virtual:bare';
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bare',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? island : undefined),
      },
    ],
    build: {
      outDir: join(site, '_bare'),
      minify: true,
      rolldownOptions: { input: entry, output: { entryFileNames: 'bare.js' } },
    },
  });
  mkdirSync(join(site, 'bare'), { recursive: true });
  writeFileSync(join(site, 'bare/index.html'), html('/_bare/bare.js'));
  return '/bare/';
}
