import { flagsOf } from '#core/brand/field-flags.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import { documentacionDeProcesosSolicitada } from '#core/contract/calls/cv-parts.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of the CV page; the view of companies (any query) does not need the requested documents. */
export const cvPrefetch: Prefetches = (_, { brand }) => [
  prefetch(dameCvUsuario, {}),
  ...(flagsOf(brand.fields.profesional, 'documentosProcesos').visible
    ? [prefetch(documentacionDeProcesosSolicitada, {}, { search: '' })]
    : []),
];
