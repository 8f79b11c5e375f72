import { count } from '#diagnostics/summary.ts';
import { findingAt } from './source-file.ts';
import type { Finding, SourceFile } from './source-file.ts';

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]|\r(?!\n)/g;
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const leadingTab = /^[ ]*\t/gm;

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function elsewhere(amount: number, places: string): string {
  return amount > 1 ? ` The same happens in ${count(amount - 1, `more ${places}`, `more ${places}s`)}.` : '';
}

/** Characters that a reader cannot see but that change what the file means. One finding per kind. */
export function findHiddenCharacters(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const first = (pattern: RegExp) => {
    const matches = [...file.text.matchAll(pattern)];
    return matches[0] && { match: matches[0], total: matches.length };
  };

  const control = first(controls);
  if (control) {
    const { match, total } = control;
    findings.push(
      findingAt(file, [match.index, match.index + 1], 'control-character', {
        what: `There is an invisible control character here (${codePoint(match[0])}).${elsewhere(total, 'place')}`,
        why: 'It usually comes from copying out of another program, and it would end up in the pages.',
        fix: 'Delete the text around the mark and type it again by hand.',
      }),
    );
  }

  const direction = first(bidi);
  if (direction) {
    const { match, total } = direction;
    findings.push(
      findingAt(file, [match.index, match.index + 1], 'bidi-character', {
        what: `There is an invisible character here that changes the direction of the text (${codePoint(match[0])}).${elsewhere(total, 'place')}`,
        why: 'It makes text look different from what it is: a reviewer could not see what the file really says.',
        fix: 'Delete the text around the mark and type it again by hand.',
      }),
    );
  }
  return findings;
}

/** Tabs at the beginning of lines; they stop the file from being read. */
export function findTabs(file: SourceFile): Finding[] {
  const matches = [...file.text.matchAll(leadingTab)];
  const first = matches[0];
  if (!first) return [];
  const end = first.index + first[0].length;
  return [
    findingAt(file, [end - 1, end], 'tab-indentation', {
      what: `This line begins with a tab.${elsewhere(matches.length, 'line')}`,
      why: 'In YAML the spaces at the beginning of a line say what belongs to what, and tabs are not allowed there.',
      fix: 'Replace each tab by two spaces. Most editors have a command "Convert indentation to spaces".',
    }),
  ];
}
