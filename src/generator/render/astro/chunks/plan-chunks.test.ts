import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoadCase, PlannedModule } from './chunk-groups.ts';
import { planChunks } from './plan-chunks.ts';

const limits = { fileCost: 100, filesPerPage: 12, minBytes: 50 };
const page = (...needs: string[]): LoadCase => ({ needs: new Set(needs), weight: 1, isPage: true });
const modulesOf = (entries: Record<string, [number, ...string[]]>): Map<string, PlannedModule> =>
  new Map(Object.entries(entries).map(([id, [bytes, ...imports]]) => [id, { bytes, imports }]));
const sorted = (chunks: string[][]): string[] => chunks.map((ids) => ids.join(' ')).toSorted();

describe('chunks', () => {
  it('keep modules together that the same pages need', () => {
    const modules = modulesOf({ a: [900, 'b'], b: [900], c: [900] });
    expect(sorted(planChunks(modules, [page('a', 'b', 'c'), page('c')], limits))).toEqual(['a b', 'c']);
  });

  it('take what is cheaper to load in vain than to request', () => {
    const planOf = (bytes: number): string[] =>
      sorted(
        planChunks(modulesOf({ base: [900], more: [bytes] }), [page('base'), page('base', 'more')], limits),
      );
    expect(planOf(99)).toEqual(['base more']);
    expect(planOf(101)).toEqual(['base', 'more']);
  });

  it('that would import each other are not made', () => {
    // "top" and "bottom" in one chunk would import "middle", and be imported by it.
    const modules = modulesOf({ top: [10, 'middle'], middle: [900, 'bottom'], bottom: [10] });
    const pages = [page('top', 'middle', 'bottom'), page('middle', 'bottom'), page('bottom')];
    const chunks = planChunks(modules, pages, { ...limits, fileCost: 1, minBytes: 5 });
    expect(sorted(chunks)).toEqual(['bottom', 'middle', 'top']);
  });

  it('keep the limits, hold each module once, and never import each other', () => {
    const graphs = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 900 }), fc.array(fc.nat(39), { maxLength: 4 })),
      {
        minLength: 2,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(
        graphs,
        fc.array(fc.array(fc.nat(39), { minLength: 1 }), { minLength: 1, maxLength: 6 }),
        (graph, starts) => {
          // Modules import only later ones, so that there is no cycle.
          const modules = new Map(
            graph.map(([bytes, imports], index) => [
              `m${index}`,
              {
                bytes,
                imports: imports.filter((it) => it > index && it < graph.length).map((it) => `m${it}`),
              },
            ]),
          );
          const closure = (id: string, found = new Set<string>()): Set<string> => {
            found.add(id);
            for (const next of modules.get(id)?.imports ?? []) if (!found.has(next)) closure(next, found);
            return found;
          };
          const pages = starts.map((ids) =>
            page(...new Set(ids.flatMap((it) => [...closure(`m${it % graph.length}`)]))),
          );
          const needed = new Set(pages.flatMap(({ needs }) => [...needs]));
          for (const id of modules.keys()) if (!needed.has(id)) modules.delete(id);
          const chunks = planChunks(modules, pages, { fileCost: 1, filesPerPage: 3, minBytes: 0 });
          expect(chunks.flat().toSorted()).toEqual([...modules.keys()].toSorted());
          const chunkOf = new Map(chunks.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
          const importsOf = (index: number): Set<number> =>
            new Set(
              (chunks[index] ?? [])
                .flatMap((id) => modules.get(id)?.imports ?? [])
                .map((id) => chunkOf.get(id) ?? -1)
                .filter((it) => it !== index),
            );
          const reach = (from: Iterable<number>, found = new Set<number>()): Set<number> => {
            for (const index of from)
              if (!found.has(index)) {
                found.add(index);
                reach(importsOf(index), found);
              }
            return found;
          };
          for (const index of chunks.keys()) expect(reach(importsOf(index)).has(index)).toBe(false);
          for (const { needs } of pages)
            expect(reach([...needs].map((id) => chunkOf.get(id) ?? -1)).size).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
