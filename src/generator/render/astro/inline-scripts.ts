import islands from 'astro/runtime/server/astro-island.prebuilt.js';
import prefetchingBootScript from 'virtual:prefetching-boot-script';
import datedScript from 'virtual:dated-script';
import paintScripts from 'virtual:paint-scripts';
import bootScript from 'virtual:boot-script';
import signOutBootScript from 'virtual:sign-out-boot-script';
import { beginScript } from '#portal/render/begin-script.ts';

/**
 * Client directives of the portal's islands: Astro's own, one that hydrates for one side of the portal only, and one for
 * one step of a form.
 */
const directives = ['load', 'idle', 'side', 'step'];

/**
 * The inline scripts allowed in pages of all brands: boot scripts, Astro's island script, and one per client directive.
 * A page with any other is refused.
 * @param compiled scripts of the client directives, by name, as Astro inlines them
 */
export function inlineScriptsOf(compiled: ReadonlyMap<string, string>): readonly string[] {
  const scripts = directives.map((name) => {
    const script = compiled.get(name);
    if (script === undefined) throw new Error(`No script for islands with client:${name}`);
    return script;
  });
  return [
    prefetchingBootScript,
    bootScript,
    signOutBootScript,
    beginScript,
    datedScript,
    ...paintScripts,
    islands,
    ...scripts,
  ];
}
