import { expect, it } from 'vitest';
import type { BuildReport } from '#generator/render/build.ts';
import { formatReport } from './build-report.ts';

const report = (closed: string[], closedByDate: BuildReport['closedByDate'] = []): string =>
  formatReport(
    {
      results: [],
      problems: [],
      costs: [],
      closed,
      closedByDate,
      times: { check: 1, compile: 0, render: 1 },
    },
    'es',
  );

it('names the portals that are closed for maintenance, and says nothing if there are none', () => {
  expect(report(['encina', 'ribera'])).toContain(
    'Cerrados por mantenimiento (`inMantenimiento: true`): encina, ribera.',
  );
  const dates = { desde: '2026-12-24 20:30', hasta: '2026-12-25 08:00' };
  expect(report([], [{ brand: 'meridia', ...dates }])).toContain(
    'Cerrados por fechas (`mantenimiento`): meridia (2026-12-24 20:30 – 2026-12-25 08:00).',
  );
  expect(report([])).not.toContain('antenimiento');
});
