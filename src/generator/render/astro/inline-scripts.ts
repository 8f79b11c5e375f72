import islands from 'astro/runtime/server/astro-island.prebuilt.js';
import askingHeadScript from 'virtual:asking-head-script';
import headScript from 'virtual:head-script';
import signOutHeadScript from 'virtual:sign-out-head-script';
import { beginScript } from '#portal/render/begin-script.ts';

/** The moments at which islands of ours come alive: Astro's own, and that for one half of the people. */
const directives = ['load', 'idle', 'side'];

/**
 * The scripts that stand inside pages of all brands: those of the head, and Astro's for islands and for each moment at
 * which islands of ours come alive. A page with any other is refused.
 * @param compiled the scripts of the moments, by name, as Astro puts them into pages
 */
export function inlineScriptsOf(compiled: ReadonlyMap<string, string>): readonly string[] {
  const scripts = directives.map((name) => {
    const script = compiled.get(name);
    if (script === undefined) throw new Error(`No script for islands with client:${name}`);
    return script;
  });
  return [askingHeadScript, headScript, signOutHeadScript, beginScript, islands, ...scripts];
}
