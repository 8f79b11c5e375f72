import { join } from 'node:path';
import { bundleScript } from '#generator/render/astro/bundle-script.ts';

const folder = join(import.meta.dirname, '../ui/preview/in-portal');

/** Bundles a script at the first request. */
function bundledOnce(name: string): () => Promise<string> {
  let code: Promise<string> | undefined;
  return () => (code ??= bundleScript(join(folder, name)).then((bundle) => bundle.code));
}

/** The classic script that pages of a preview get. */
export const scriptInPortal = bundledOnce('preview-script.ts');

/** The script of the page that signs in. */
export const signInCode = bundledOnce('sign-in-script.ts');

/** Addresses of the page that signs in as a persona, and of its script. */
export const signInPath = '/_preview/sign-in';
export const signInScript = '/_preview/sign-in.js';

/** Page that signs in as the persona of the query and leads to the address there. */
export const signInPage = (id: string): string =>
  `<!doctype html><html lang="es" data-brand="${id}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types"><title>${id}</title></head><body><script src="${signInScript}"></script></body></html>`;
