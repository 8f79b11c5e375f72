import type * as calls from '#core/contract/calls/programmes.ts';
import type { CallDocs } from '../key-docs.ts';
import { programmeInPath, userKindKeys } from './parameters.ts';

export const programmeCallDocs = {
  detallePrograma: { params: { ...userKindKeys, ...programmeInPath } },
  solicitaAdhesionPrograma: { params: programmeInPath },
  solicitaAdhesionProgramaEmpresa: { params: programmeInPath },
} satisfies CallDocs<typeof calls>;
