import type { addDoc } from '#core/contract/calls/cv-settings.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { oneOf, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';
import { longestName } from './document-name.ts';

/** What a new document is called and of what kind it is; other calls than that of the CV take the same. */
export const newDocumentForm = formOf<typeof addDoc>()(
  { call: 'addDoc', flags: 'given', texts: 'frame' },
  {
    nombre: text(longestName, { label: 'frame.documentName' }),
    idTipo: oneOf('tiposDocumentoAlumnoPracticas', { label: 'frame.documentKind' }),
  },
);

/** What is asked for of a document: where its name is given, neither that nor its kind. */
export function newDocumentFlags({
  isNamed,
  kind,
}: {
  isNamed: boolean;
  kind: 'required' | 'optional' | 'none';
}): GroupFlags {
  if (!isNamed) return { hidden: ['nombre', 'idTipo'], fixed: [], required: [] };
  return {
    hidden: kind === 'none' ? ['idTipo'] : [],
    fixed: [],
    required: kind === 'required' ? ['nombre', 'idTipo'] : ['nombre'],
  };
}
