import {
  dameConveniosEmpresa,
  dameDetalleUltimoConvenioEmpresa,
} from '#core/contract/calls/company-agreements.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';

/** Forgets what is kept of the company's agreements, because one has changed. */
export function dropAgreements(): void {
  queryCache.drop(dameConveniosEmpresa, dameDetalleUltimoConvenioEmpresa, faltanDatosAlaEmpresa);
}
