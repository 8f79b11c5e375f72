import { basename } from 'node:path';
import type { Module } from './modules.ts';

/** Functions that create a store, a value with listeners. */
const createsStore =
  /(?<!\.)\b(?:atom|map|computed|persistentAtom|persistentMap|createRecordStore|create\w*Store)\b/;

/** Reports files whose name contradicts their content: each suffix has one meaning. */
export function nameFaults(modules: ReadonlyMap<string, Module>): string[] {
  return [...fileFaults(modules), ...typeFaults(modules)];
}

function fileFaults(modules: ReadonlyMap<string, Module>): string[] {
  const portal = [...modules.values()].filter(
    ({ path }) => path.startsWith('src/portal/') && !/\.test\.tsx?$/.test(path),
  );
  return portal.flatMap((module) => [...storeFaults(module), ...screenFaults(module)]);
}

function storeFaults({ path, text }: Module): string[] {
  if (!/-store\.tsx?$/.test(path) || createsStore.test(text)) return [];
  return [`${path} is called a store and keeps nothing: name it after what it does.`];
}

/** Checks the root of a page, which is the component of its own feature that its `.page.astro` hydrates. */
function screenFaults({ path, imports }: Module): string[] {
  if (!path.endsWith('.page.astro')) return [];
  const roots = imports.filter(({ from }) => from.startsWith('src/portal/screens/') && from.endsWith('.tsx'));
  if (roots.length === 0 || roots.some(({ from }) => from.endsWith('Screen.tsx'))) return [];
  return [
    `${path} has no root called <Name>Screen.tsx, only ${roots.map(({ from }) => basename(from)).join(', ')}.`,
  ];
}

const exportedType = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** Exported types of one name: a search for the name finds one declaration only if no other file declares it. */
function typeFaults(modules: ReadonlyMap<string, Module>): string[] {
  const declared = [...modules.values()]
    .filter(({ path }) => !path.includes('.gen.'))
    .flatMap(({ path, text }) =>
      [...new Set([...text.matchAll(exportedType)].map(([, name = '']) => name))].map((name) => ({
        name,
        path,
      })),
    );
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, all]) => all.length > 1)
    .map(
      ([name, all]) =>
        `${all
          .map(({ path }) => path)
          .sort()
          .join(' and ')} export a type ${name}: put the noun of the feature into one.`,
    );
}
