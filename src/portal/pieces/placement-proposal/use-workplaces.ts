import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import { useAnswer } from '#portal/island/use-answer.ts';
import { answers } from '#portal/data/portal-answers.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';

/** The workplaces of the company, to choose the one of the placement. */
export function useWorkplaces(): SelectOptions {
  const answer = useAnswer(dameDatosEmpresa, {});
  const failed = useFailedAnswer(answer, () => answers.refresh(dameDatosEmpresa, {}));
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
