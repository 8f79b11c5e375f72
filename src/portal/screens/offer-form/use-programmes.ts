import { useEffect, useState } from 'react';
import { programasDeLaEmpresa } from '#core/contract/calls/company-documents.ts';
import { detallePrograma, programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import type { Programme, ProgrammeDetail } from '#core/contract/entities/programme.ts';
import { tipoOf } from '#core/model/people.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { useAnswer } from '#portal/island/use-answer.ts';
import { answers } from '#portal/data/portal-answers.ts';
import { call } from '#portal/data/server.ts';

/** The programmes that an offer can belong to, and what is known of their placements. */
export interface Programmes {
  options: SelectOptions;
  details: ReadonlyMap<number, ProgrammeDetail>;
}

/**
 * The programmes that the company has joined, and the active ones that nobody has to join.
 * @param wanted whether the brand has programmes and the offer is one of placements
 */
export function useProgrammes(wanted: boolean): Programmes {
  const own = useAnswer(programasDeLaEmpresa, {}, wanted);
  const active = useAnswer(programasPracticasActivos, {}, wanted);
  const failed = useFailedAnswer(own, () => answers.refresh(programasDeLaEmpresa, {}));
  const [details, setDetails] = useState<ReadonlyMap<number, ProgrammeDetail>>(new Map());
  const all = active.state === 'ready' ? active.datos : undefined;
  useEffect(() => {
    let isLeft = false;
    for (const { urlAcceso } of all ?? []) {
      void call(detallePrograma, { params: { tipo: tipoOf.company, id: urlAcceso } }).then((result) => {
        if (!result.ok || isLeft) return;
        setDetails((before) => new Map(before).set(result.datos.idPrograma, result.datos));
      });
    }
    return () => {
      isLeft = true;
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
