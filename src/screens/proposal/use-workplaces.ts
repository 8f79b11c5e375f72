import { dameDatosEmpresa } from '#api/calls/company.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { answers } from '#stores/portal-answers.ts';
import type { SelectOptions } from '#ui/form/SelectField.tsx';

/** The workplaces of the company, to choose the one of the placement. */
export function useWorkplaces(): SelectOptions {
  const answer = useAnswer(dameDatosEmpresa, {});
  if (answer.state === 'loading') return answer;
  if (answer.state === 'failed')
    return { state: 'failed', retry: () => void answers.refresh(dameDatosEmpresa, {}) };
  const options = Object.values(answer.datos.datosEmpresa.centrosTrabajo).map(
    ({ idCentro, nombre, localidad }) => ({
      value: String(idCentro),
      label: [nombre, localidad].filter(Boolean).join(', '),
    }),
  );
  return { state: 'ready', options };
}
