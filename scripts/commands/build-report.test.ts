import { expect, it } from 'vitest';
import { formatReport } from './build-report.ts';

const report = (closed: string[]): string =>
  formatReport(
    { results: [], problems: [], costs: [], closed, times: { check: 1, compile: 0, render: 1 } },
    'es',
  );

it('names the portals that are closed for maintenance, and says nothing if there are none', () => {
  expect(report(['encina', 'ribera'])).toContain(
    'Cerrados por mantenimiento (`inMantenimiento: true`): encina, ribera.',
  );
  expect(report([])).not.toContain('antenimiento');
});
