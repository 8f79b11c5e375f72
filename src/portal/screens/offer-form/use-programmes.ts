import { useEffect, useState } from 'react';
import { programasDeLaEmpresa } from '#core/contract/calls/company-programmes.ts';
import { detallePrograma, programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import type { Programme, ProgrammeDetail } from '#core/contract/entities/programme.ts';
import { userTypeId } from '#core/model/people.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';

/** Programmes that an offer can belong to, with known details of their placements. */
export interface Programmes {
  options: SelectOptions;
  details: ReadonlyMap<number, ProgrammeDetail>;
}

/**
 * Reads the programmes that the company has joined, and the active ones that do not require joining.
 * @param isEnabled whether the brand has programmes and the offer is for a placement
 */
export function useProgrammes(isEnabled: boolean): Programmes {
  const own = useQueryAnswer(programasDeLaEmpresa, {}, isEnabled);
  const active = useQueryAnswer(programasPracticasActivos, {}, isEnabled);
  const failed = useFailedAnswer(own, () => queryCache.refresh(programasDeLaEmpresa, {}));
  const [details, setDetails] = useState<ReadonlyMap<number, ProgrammeDetail>>(new Map());
  const all = active.state === 'ready' ? active.datos : undefined;
  useEffect(() => {
    let isUnmounted = false;
    for (const { urlAcceso } of all ?? []) {
      void call(detallePrograma, { params: { tipo: userTypeId.company, id: urlAcceso } }).then((result) => {
        if (!result.ok || isUnmounted) return;
        setDetails((before) => new Map(before).set(result.datos.idPrograma, result.datos));
      });
    }
    return () => {
      isUnmounted = true;
    };
  }, [all]);
  if (own.state === 'loading') return { options: own, details };
  if (own.state === 'failed') return { options: failed, details };
  const joined = new Set(own.datos.map(({ idPrograma }) => idPrograma));
  const open = (all ?? []).filter(
    ({ idPrograma }) => !joined.has(idPrograma) && details.get(idPrograma)?.necesitaAdhesion === false,
  );
  const options = [...own.datos, ...open].map(({ idPrograma, titulo }: Programme) => ({
    value: String(idPrograma),
    label: titulo,
  }));
  return { options: { state: 'ready', options }, details };
}
