import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';

export const noImage: ProblemTexts = {
  code: 'image-in-content',
  ...explanation('content.picture'),
};

/**
 * The problem with the level of a heading, if any.
 * @param previous level of the preceding heading; 1 is the title, which the page itself prints
 * @param line source of the heading
 */
export function headingTexts(level: number, previous: number, line: string): ProblemTexts | undefined {
  if (level === 1) {
    return {
      code: 'heading-order',
      ...explanation('content.firstLevelHeading'),
    };
  }
  if (level <= previous + 1) return undefined;
  const marks = '#'.repeat(previous + 1);
  return {
    code: 'heading-order',
    what:
      previous === 1
        ? reportText('content.headingLevel.first', { marks: '#'.repeat(level) })
        : reportText('content.headingLevel.skipped', { marks: '#'.repeat(previous) }),
    ...explanation('content.headingLevel', { right: marks }),
    ...(line.startsWith('#') && { replacement: line.replace(/^#+/, marks) }),
  };
}
