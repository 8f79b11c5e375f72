import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '#generator/hosting/content-types.ts';
import { loadEngine, type StartHost } from './engine.ts';
import { answerWith, fileAt } from './model.ts';

interface Route {
  src?: string;
  dest?: string;
  handle?: string;
  status?: number;
  headers?: Record<string, string>;
}

interface RoutingUtils {
  normalizeRoutes: (routes: readonly Route[]) => { routes: Route[] | null; error: Error | null };
}

/** Vercel's own code parses and validates the routes; matching follows its documentation. */
export const startVercel: StartHost = (bundle) => {
  const { normalizeRoutes } = loadEngine<RoutingUtils>('@vercel/routing-utils');
  const text = readFileSync(join(bundle.folder, 'hosting/vercel/config.json'), 'utf8');
  const { routes: own, overrides } = JSON.parse(text) as {
    routes: Route[];
    overrides: Record<string, { contentType: string }>;
  };
  const { routes, error } = normalizeRoutes(own);
  if (error || !routes) throw error ?? new Error('There are no routes');
  const find = (address: string): { status: number; file: string; headers: Record<string, string> } => {
    let path = address;
    const headers: Record<string, string> = {};
    for (const { src, dest, handle, status = 200, headers: named } of routes) {
      const file = handle === 'filesystem' ? fileAt(bundle, path) : undefined;
      if (file) return { status: 200, file, headers };
      if (src === undefined || !new RegExp(src).test(path)) continue;
      for (const [name, value] of Object.entries(named ?? {})) headers[name.toLowerCase()] = value;
      const page = dest === undefined ? undefined : fileAt(bundle, dest);
      if (page) return { status, file: page, headers };
      path = dest ?? path;
    }
    throw new Error(`No route takes ${address}`);
  };
  return Promise.resolve({
    ask: (address) => {
      const { status, file, headers } = find(address.replace(/\?.*/, ''));
      const type = overrides[file]?.contentType ?? contentType(file);
      return Promise.resolve(answerWith(bundle, status, file, { 'content-type': type, ...headers }));
    },
    stop: () => Promise.resolve(),
  });
};
