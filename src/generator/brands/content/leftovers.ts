import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { modelSentences, pageMark } from '../new-brand/model.ts';
import type { MarkdownSpan } from './markdown.ts';

interface Leftover {
  span: MarkdownSpan;
  texts: ProblemTexts;
}

const listItem = /^\s*(?:[-*+]|\d+\.)\s+/;

/** Words of a page without what only forms them. */
const bare = (markdown: string): string =>
  markdown
    .replace(listItem, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:.]+|[\s:.]+$/g, '');

const longestTask = 90;

/** What a mark asks for: the words behind it, or where there are none those in front of it on its line. */
function taskOf(paragraph: string, start: number, end: number): string {
  const [rest = '', ...below] = paragraph.slice(end).split(/\r?\n/);
  const next = below.findIndex((line) => listItem.test(line));
  const behind = [rest, ...below.slice(0, next < 0 ? undefined : next)].join(' ');
  const before = paragraph.slice(0, start).split('\n').at(-1) ?? '';
  const task = bare(behind) || bare(before);
  return task.length > longestTask ? `${task.slice(0, longestTask - 1).trimEnd()}…` : task;
}

/** In a list of what is left, without the lines around it, the words of the page tell one mark from another. */
const markOf = (task: string): ProblemTexts => ({
  code: 'unfinished-mark',
  severity: 'warning',
  what: task ? reportText('content.mark.task', { task }) : reportText('content.mark.noTask'),
  ...explanation('content.mark'),
});

const sentence: ProblemTexts = {
  code: 'model-text',
  severity: 'warning',
  ...explanation('content.modelSentence'),
};

let known: RegExp | undefined;

/** The sentences of the model, however their lines are broken. */
function sentencePattern(): RegExp {
  const patterns = modelSentences().map((text) =>
    text
      .split(/\s+/)
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
      .join('\\s+'),
  );
  return new RegExp(patterns.join('|'), 'g');
}

/** What is left of the model in the text of a page: each mark, and each paragraph of its sentences without one. */
export function findLeftovers(text: string): Leftover[] {
  known ??= sentencePattern();
  return [...text.matchAll(/(?:\S.*(?:\r?\n|$))+/g)].flatMap(({ index, 0: paragraph }) => {
    const marks = [...paragraph.matchAll(pageMark)].map((match) => ({
      match,
      texts: markOf(taskOf(paragraph, match.index, match.index + match[0].length)),
    }));
    const [first] = known ? paragraph.matchAll(known) : [];
    const found = marks.length > 0 || !first ? marks : [{ match: first, texts: sentence }];
    return found.map(({ match, texts }): Leftover => {
      const start = index + match.index;
      return { span: [start, start + match[0].length], texts };
    });
  });
}
