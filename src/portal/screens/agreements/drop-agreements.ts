import {
  dameConveniosEmpresa,
  dameDetalleUltimoConvenioEmpresa,
} from '#core/contract/calls/company-agreements.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';

/** Drops the company's agreements from the query cache after one has changed. */
export function dropAgreements(): void {
  queryCache.drop(dameConveniosEmpresa, dameDetalleUltimoConvenioEmpresa, faltanDatosAlaEmpresa);
}
