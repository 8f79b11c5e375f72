import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameNumProcesos, dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { faltanDatosAlaEmpresa, faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import { type Asks, wants } from '#portal/data/ahead/wanted.ts';

/** What the home of a company asks for; what depends on an answer comes after it. */
export const companyHomeAsks: Asks = (_, { brand: { paths } }) => [
  wants(dameNumProcesos, {}),
  wants(dameProcesosEmpleoYpracticas, {}),
  wants(faltanDatosAlaEmpresa, {}),
  wants(faltanDatosAlContactoEmpresa, {}),
  ...(paths['upload-agreement'] ? [wants(dameConveniosEmpresa, {})] : []),
  ...(paths['education-requests'] ? [wants(tieneMenuSolicitudesPracticasEducacion, {})] : []),
];
