import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { passthroughImageService } from 'astro/config';
import { routeById, routes } from '#core/routing/table.ts';
import { chunkFilesFile, pageCodeFile } from '../pages/page-code.ts';
import { compiledTexts, contractReader, noServerPackages } from './browser-code-plugins.ts';
import { galleryEntry, galleryPath, internalPath, pageEntry } from './pages.ts';
import { classicScriptPlugin } from './classic-script-plugin.ts';
import { chunkLoadingPlugin, modulePreload } from './chunk-loading-plugin.ts';
import { pageStylesPlugin } from './page-styles-plugin.ts';
import { iconPlugin } from './icon-plugin.ts';
import { entryFacadesPlugin } from './chunks/entry-facades.ts';
import { planChunksOfBuild } from './chunks/chunk-plan-plugin.ts';
import { reactRendererPlugin } from './react-renderer-plugin.ts';

const siblingUrl = (file: string): URL => new URL(file, import.meta.url);

/**
 * Registers the server entry that renders compiled pages; Astro accepts one only through `config.adapter`.
 */
export function rendererAdapter(): AstroIntegration {
  return {
    name: 'andana:renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'andana:renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: siblingUrl('./server-entry.ts'),
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'unsupported' },
        });
      },
    },
  };
}

/**
 * Makes Astro compile the portal once, independently of any brand: one internal page per route of the table, a
 * middleware that passes each request its brand and page, and a server entry that is called only at build time.
 */
export function andana(): AstroIntegration {
  const plan = planChunksOfBuild();
  const entries = entryFacadesPlugin();
  return {
    name: 'andana',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, addMiddleware, addClientDirective, updateConfig }) => {
        for (const { id } of routes) {
          injectRoute({ pattern: internalPath(id), entrypoint: pageEntry(routeById(id)), prerender: false });
        }
        if (command === 'dev')
          injectRoute({ pattern: galleryPath, entrypoint: galleryEntry(), prerender: false });
        addMiddleware({ entrypoint: siblingUrl('./middleware.ts'), order: 'pre' });
        for (const name of ['side', 'step'])
          addClientDirective({
            name,
            entrypoint: fileURLToPath(siblingUrl(`../../../portal/island/${name}-directive.ts`)),
          });
        updateConfig({
          // Headers, paths and hashes of the output must not depend on a site address.
          trailingSlash: 'ignore',
          compressHTML: true,
          devToolbar: { enabled: false },
          // Pictures belong to brands and are made per brand, not when the portal is compiled.
          image: { service: passthroughImageService() },
          build: { inlineStylesheets: 'never', format: 'file' },
          vite: {
            plugins: [
              reactRendererPlugin(),
              chunkLoadingPlugin(),
              plan.plugin,
              entries.plugin,
              pageStylesPlugin(),
              iconPlugin(),
              classicScriptPlugin(),
              compiledTexts(),
              contractReader(),
              noServerPackages(),
            ],
            build: { assetsInlineLimit: 0, modulePreload },
            environments: {
              client: {
                build: {
                  rolldownOptions: {
                    output: {
                      codeSplitting: {
                        includeDependenciesRecursively: false,
                        groups: [{ name: plan.chunkOf }],
                      },
                    },
                  },
                },
              },
            },
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        writeFileSync(new URL(`../${pageCodeFile}`, dir), JSON.stringify(plan.pageCode()));
        writeFileSync(new URL(`../${chunkFilesFile}`, dir), JSON.stringify(plan.chunkFiles()));
      },
      'astro:build:ssr': ({ manifest }) => {
        const facades = entries.facades();
        for (const [specifier, file] of Object.entries(manifest.entryModules))
          manifest.entryModules[specifier] = facades.get(file) ?? file;
      },
    },
  };
}
