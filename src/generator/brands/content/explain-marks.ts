import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';

export const noImage: ProblemTexts = {
  code: 'image-in-content',
  ...explanation('content.picture'),
};

/**
 * What is wrong with the level of a heading, if anything is.
 * @param last level of the heading before it; 1 is that of the title, which the page prints itself
 * @param written its line
 */
export function headingTexts(level: number, last: number, written: string): ProblemTexts | undefined {
  if (level === 1) {
    return {
      code: 'heading-order',
      ...explanation('content.firstLevelHeading'),
    };
  }
  if (level <= last + 1) return undefined;
  const right = '#'.repeat(last + 1);
  return {
    code: 'heading-order',
    what:
      last === 1
        ? reportText('content.headingLevel.first', { marks: '#'.repeat(level) })
        : reportText('content.headingLevel.skipped', { marks: '#'.repeat(last) }),
    ...explanation('content.headingLevel', { right }),
    ...(written.startsWith('#') && { replacement: written.replace(/^#+/, right) }),
  };
}
