import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { damePracticas } from '#core/contract/calls/company-documents.ts';
import { dameEventosEmpresa } from '#core/contract/calls/events.ts';
import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameNumProcesos, dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { faltanDatosAlaEmpresa, faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of a company's home, except for calls that depend on another answer. */
export const companyHomePrefetch: Prefetches = (_, { brand: { paths, settings } }) => [
  prefetch(dameNumProcesos, {}),
  prefetch(dameProcesosEmpleoYpracticas, {}),
  prefetch(faltanDatosAlaEmpresa, {}),
  prefetch(faltanDatosAlContactoEmpresa, {}),
  ...(paths['upload-agreement'] ? [prefetch(dameConveniosEmpresa, {})] : []),
  ...(paths['education-requests'] ? [prefetch(tieneMenuSolicitudesPracticasEducacion, {})] : []),
  // The next dates need them besides, which are shown once the code is there.
  ...(settings.modulos.practicas && (paths['placement-change'] ?? paths.documentation)
    ? [prefetch(damePracticas, {}, { isMinor: true })]
    : []),
  ...(paths.events ? [prefetch(dameEventosEmpresa, {}, { isMinor: true })] : []),
];
