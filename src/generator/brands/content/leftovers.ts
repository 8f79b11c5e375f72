import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { modelSentences, pageMark } from '../new-brand/model.ts';
import type { MarkdownSpan } from './markdown.ts';

interface Leftover {
  span: MarkdownSpan;
  texts: ProblemTexts;
}

const listItem = /^\s*(?:[-*+]|\d+\.)\s+/;

/** Words of a page without Markdown formatting. */
const plainWords = (markdown: string): string =>
  markdown
    .replace(listItem, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:.]+|[\s:.]+$/g, '');

const maxTaskLength = 90;

/** The task of a mark: the words after it, or else the words before it on its line. */
function taskOf(paragraph: string, start: number, end: number): string {
  const [rest = '', ...below] = paragraph.slice(end).split(/\r?\n/);
  const next = below.findIndex((line) => listItem.test(line));
  const after = [rest, ...below.slice(0, next < 0 ? undefined : next)].join(' ');
  const before = paragraph.slice(0, start).split('\n').at(-1) ?? '';
  const task = plainWords(after) || plainWords(before);
  return task.length > maxTaskLength ? `${task.slice(0, maxTaskLength - 1).trimEnd()}…` : task;
}

/** Names the task: in a list of problems without code frames, it tells one mark from another. */
const markOf = (task: string): ProblemTexts => ({
  code: 'unfinished-mark',
  severity: 'warning',
  what: task ? reportText('content.mark.task', { task }) : reportText('content.mark.noTask'),
  ...explanation('content.mark'),
});

const sentenceTexts: ProblemTexts = {
  code: 'model-text',
  severity: 'warning',
  ...explanation('content.modelSentence'),
};

let modelPattern: RegExp | undefined;

/** Matches the sentences of the model, however their lines are broken. */
function sentencePattern(): RegExp {
  const patterns = modelSentences().map((text) =>
    text
      .split(/\s+/)
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
      .join('\\s+'),
  );
  return new RegExp(patterns.join('|'), 'g');
}

/**
 * Finds remains of the model in the text of a page: each mark, and each paragraph with model sentences but no mark.
 */
export function findLeftovers(text: string): Leftover[] {
  modelPattern ??= sentencePattern();
  return [...text.matchAll(/(?:\S.*(?:\r?\n|$))+/g)].flatMap(({ index, 0: paragraph }) => {
    const marks = [...paragraph.matchAll(pageMark)].map((match) => ({
      match,
      texts: markOf(taskOf(paragraph, match.index, match.index + match[0].length)),
    }));
    const [first] = modelPattern ? paragraph.matchAll(modelPattern) : [];
    const matches = marks.length > 0 || !first ? marks : [{ match: first, texts: sentenceTexts }];
    return matches.map(({ match, texts }): Leftover => {
      const start = index + match.index;
      return { span: [start, start + match[0].length], texts };
    });
  });
}
