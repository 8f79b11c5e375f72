import type { ConformanceResult } from '../check-server.ts';
import { htmlReport } from './html.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { textReport } from './text.ts';

/** Formats of a result. */
export const reports: Readonly<Record<string, (result: ConformanceResult) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
};
