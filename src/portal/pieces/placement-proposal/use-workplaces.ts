import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';

/** The company's workplaces as options. */
export function useWorkplaces(): SelectOptions {
  const answer = useQueryAnswer(dameDatosEmpresa, {});
  const failed = useFailedAnswer(answer, () => queryCache.refresh(dameDatosEmpresa, {}));
  if (answer.state === 'loading') return answer;
  if (answer.state === 'failed') return failed;
  const options = Object.values(answer.datos.datosEmpresa.centrosTrabajo).map(
    ({ idCentro, nombre, localidad }) => ({
      value: String(idCentro),
      label: [nombre, localidad].filter(Boolean).join(', '),
    }),
  );
  return { state: 'ready', options };
}
