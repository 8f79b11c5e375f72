import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameNumProcesos, dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { faltanDatosAlaEmpresa, faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import type { Call, DatosOf } from '#core/contract/call.ts';
import { localDay } from '#core/i18n/dates.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import { keepsDrafts } from '#portal/paint/keeps-drafts.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { isNewCompany, type Waiting, waitingFor } from './company-waiting.ts';
import { WaitingRows } from './WaitingRows.tsx';

/** Datos of the calls, in their order. */
type Answers = readonly [
  DatosOf<typeof dameNumProcesos>,
  DatosOf<typeof dameProcesosEmpleoYpracticas>,
  DatosOf<typeof faltanDatosAlaEmpresa>,
  DatosOf<typeof faltanDatosAlContactoEmpresa>,
  DatosOf<typeof dameConveniosEmpresa> | boolean | undefined,
  boolean | undefined,
];

/** Paints the open tasks of a company with offers; requests of schools come by another call and are left to React. */
export function companyBlocks({ brand: { paths } }: Pick<PageFacts, 'brand'>): PaintedBlock[] {
  if (keepsDrafts()) return [];
  const hasAgreements = paths['upload-agreement'] !== undefined;
  const calls: Call[] = [
    dameNumProcesos,
    dameProcesosEmpleoYpracticas,
    faltanDatosAlaEmpresa,
    faltanDatosAlContactoEmpresa,
    ...(hasAgreements ? [dameConveniosEmpresa] : []),
  ];
  const menu = { call: tieneMenuSolicitudesPracticasEducacion, input: {} };
  return [
    {
      name: 'waiting',
      selector: '.waiting',
      requests: [
        ...calls.map((call) => ({ call, input: {}, isUncached: true }) as const),
        ...(paths['education-requests'] === undefined ? [] : [menu]),
      ],
      rowsOf: (answers) => {
        const [counts, offers, company, contact, ...more] = answers as unknown as Answers;
        if (isNewCompany(counts) || more.includes(true)) return undefined;
        const [agreements] = more;
        return waitingFor(
          { offers, company, contact, agreements: Array.isArray(agreements) ? agreements : undefined },
          localDay(),
        );
      },
      render: (items: readonly Waiting[]) => items.length > 0 && <WaitingRows items={items} isFirstPrimary />,
    },
  ];
}
