import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameNumProcesos, dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { faltanDatosAlaEmpresa, faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of a company's home, except for calls that depend on another answer. */
export const companyHomePrefetch: Prefetches = (_, { brand: { paths } }) => [
  prefetch(dameNumProcesos, {}),
  prefetch(dameProcesosEmpleoYpracticas, {}),
  prefetch(faltanDatosAlaEmpresa, {}),
  prefetch(faltanDatosAlContactoEmpresa, {}),
  ...(paths['upload-agreement'] ? [prefetch(dameConveniosEmpresa, {})] : []),
  ...(paths['education-requests'] ? [prefetch(tieneMenuSolicitudesPracticasEducacion, {})] : []),
];
