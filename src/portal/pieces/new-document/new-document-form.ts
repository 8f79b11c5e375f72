import type { addDoc } from '#core/contract/calls/cv-settings.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { oneOf, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';
import { longestName } from './document-name.ts';

/** Form of a new document's name and kind, declared against the CV's call; other calls take the same keys. */
export const newDocumentForm = formOf<typeof addDoc>()(
  { call: 'addDoc', flags: 'given', texts: 'frame' },
  {
    nombre: text(longestName, { label: 'frame.documentName' }),
    idTipo: oneOf('tiposDocumentoAlumnoPracticas', { label: 'frame.documentKind' }),
  },
);

/** Field flags of a new document; without `asksForName` the caller supplies the name, and the form asks for neither name nor kind. */
export function newDocumentFlags({
  asksForName,
  kind,
}: {
  asksForName: boolean;
  kind: 'required' | 'optional' | 'none';
}): GroupFlags {
  if (!asksForName) return { hidden: ['nombre', 'idTipo'], fixed: [], required: [] };
  return {
    hidden: kind === 'none' ? ['idTipo'] : [],
    fixed: [],
    required: kind === 'required' ? ['nombre', 'idTipo'] : ['nombre'],
  };
}
