import type { ComponentProps } from 'react';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { hasProblem } from '#core/model/companies.ts';

/** Editable block of the company's data; read-only while the university has a problem with the company. */
export function DataBlock(props: ComponentProps<typeof EditableBlock>) {
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  return <EditableBlock {...props} isFixed={missing.state === 'ready' && hasProblem(missing.datos)} />;
}
