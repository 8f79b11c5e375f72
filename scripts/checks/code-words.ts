import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import type { Module } from './modules.ts';

const glossary = 'docs/code-names.md';

/** Maximum number of one-line docstrings with three pronouns or more. */
const riddleLimit = 10;

const docstring = /^\s*\/\*\* (.*) \*\/$/;
const pronoun = /\b(?:it|that|what|whoever|those|them|which|there)\b/gi;

/** Names and words of comments that the glossary rules out. */
function ruledOut(root: string): { names: Set<string>; words: string[] } {
  const [names = '', comments = ''] = readFileSync(join(root, glossary), 'utf8').split('## In comments');
  return { names: new Set(spansOf(names)), words: spansOf(comments) };
}

/** Code spans in the third column of a section's tables. */
function spansOf(section: string): string[] {
  const cells = section.matchAll(/^\|.*\|.*\|(.*)\|$/gm);
  return [...cells].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span));
}

/** Reports names and comments for which `docs/code-names.md` has another term. */
export function codeWordFaults(root: string, modules: ReadonlyMap<string, Module>): string[] {
  if (!existsSync(join(root, glossary))) return [];
  const { names, words } = ruledOut(root);
  const patterns = words.map(
    (word) => [word, new RegExp(`\\b${word.replaceAll(' ', '\\s+')}\\b`, 'i')] as const,
  );
  return [...modules.values()].flatMap((module) => [
    ...namesOf(module)
      .filter((name) => names.has(name))
      .map((name) => `${module.path} is called or declares ${name}: ${glossary} has another name for it.`),
    ...commentsOf(module).flatMap(({ line, text }) =>
      patterns
        .filter(([, pattern]) => pattern.test(text))
        .map(
          ([word]) => `${module.path}:${line} says "${word}" in a comment: ${glossary} says what to write.`,
        ),
    ),
  ]);
}

/** Reports the number of one-line docstrings with three pronouns or more, if above the limit. */
export function riddleFaults(modules: ReadonlyMap<string, Module>, limit = riddleLimit): string[] {
  const riddles = [...modules.values()]
    .filter(({ path }) => !path.includes('.gen.'))
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => (docstring.exec(line)?.[1]?.match(pronoun)?.length ?? 0) >= 3);
  if (riddles.length <= limit) return [];
  return [
    `${riddles.length} one-line docstrings have three pronouns or more, ${limit} may: begin them with verb and noun.`,
  ];
}

/** Base name of a file and all names declared in it. */
function namesOf({ path, text }: Module): string[] {
  const declared = text.matchAll(/\b(?:function|const|let|class|interface|type|enum)\*? ([\w$]+)/g);
  return [basename(path).split('.')[0] ?? '', ...[...declared].map(([, name = '']) => name)];
}

/** Comments with the line of their start; a wrapped text counts as one. */
function commentsOf({ path, text }: Module): { line: number; text: string }[] {
  if (path.endsWith('.astro'))
    return [...text.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*|<!--[^]*?-->/gm)].map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      text: joined(match[0]),
    }));
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      ranges.set(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) ranges.set(pos, end);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...ranges].map(([start, end]) => ({
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    text: joined(text.slice(start, end)),
  }));
}

const joined = (comment: string): string => comment.replace(/\n\s*\*? ?/g, ' ');
