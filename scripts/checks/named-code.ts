import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Module } from './modules.ts';

const documents = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'src/**/README.md'];

/** Documents with names that are gone: the history, and the lists of names to avoid. */
const exempt = ['CHANGELOG.md', 'docs/code-names.md'];

/** Further files whose names count as existing. */
const otherFiles = [
  '*.{json,js}',
  '{.github,brands,schemas,public}/**/*.{json,yaml,yml,js}',
  'docs/ci/**/*.{yml,yaml}',
  '{src,tests,scripts}/**/*.{json,yaml,yml,scss,css,js,mjs}',
];

const name = /^[\w$]*[a-z][A-Z][\w$]*(?=(?:\(\))?$)/;
const fileName = /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|astro|scss|mjs)$/;

/** Reports names of code and source files in code spans of documents that no file of the project has. */
export function goneNames(root: string, modules: ReadonlyMap<string, Module>): string[] {
  const paths = globSync(otherFiles, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const files = new Set([...modules.keys(), ...paths].map((path) => basename(path)));
  const words = new Set<string>();
  for (const text of [...modules.values()]
    .map((module) => module.text)
    .concat(paths.map((path) => read(root, path))))
    for (const [word] of text.matchAll(/[\w$]+/g)) words.add(word);
  const isGone = (span: string): boolean => {
    if (fileName.test(span)) return !files.has(span);
    const [word] = name.exec(span) ?? [];
    return word !== undefined && !words.has(word);
  };
  return globSync(documents, { cwd: root, exclude: exempt }).flatMap((document) =>
    read(root, document)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/`([^`\n]+)`/g)]
          .filter(([, span = '']) => isGone(span))
          .map(([, span]) => `${document}:${index + 1} names ${span}, which is in no file.`),
      ),
  );
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
