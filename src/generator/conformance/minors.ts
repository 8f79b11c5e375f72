import type { CheckedResponse, Violation } from './check-response.ts';

interface Candidate {
  estado?: unknown;
  menor?: unknown;
  oculto?: { campo?: unknown }[];
  historial?: { estado?: unknown }[];
}

/** The state of a selected candidate, and the states that follow it alone (estadosCandidaturasAlumno). */
const selected = 8;
const beforeSelection: ReadonlySet<unknown> = new Set([3, 4, 5, 6, 7]);

/** Keys of a candidate of an offer with minors that must be held back until the selection. */
const protectedKeys = ['fechaNacimiento', 'direccion', 'urlImagenPerfil', 'email', 'telefonoMovil', 'urlCV'];

const isUnselected = ({ estado, historial = [] }: Candidate): boolean =>
  beforeSelection.has(estado) && !historial.some((step) => step.estado === selected);

/**
 * Violations in what a company reads of candidates who may be minors: before the selection nothing says who is one, and
 * of an offer open to them nobody can be reached or recognised.
 */
export function minorViolations(call: string, { datos }: CheckedResponse): Violation[] {
  const isList = call === 'dameDatosProceso';
  if ((!isList && call !== 'dameCandidato') || typeof datos !== 'object' || datos === null) return [];
  const { candidatos, oferta } = datos as { candidatos?: Candidate[]; oferta?: { admiteMenores?: unknown } };
  const rows = isList ? (Array.isArray(candidatos) ? candidatos : []) : [datos as Candidate];
  return rows.flatMap((row, index): Violation[] => {
    if (!isUnselected(row)) return [];
    const at = isList ? `datos.candidatos.${index}` : 'datos';
    const expected = `what says who is a minor is held back until state ${selected}`;
    const disclosed: Violation[] =
      row.menor === true
        ? [{ rule: 'minors', at: `${at}.menor`, expected, came: 'menor before the selection' }]
        : [];
    if (oferta?.admiteMenores !== true) return disclosed;
    const held = new Set(row.oculto?.map(({ campo }) => campo));
    const open = protectedKeys.filter((key) => !held.has(key));
    if (open.length === 0) return disclosed;
    const missing = `oculto names ${protectedKeys.join(', ')} in an offer open to minors`;
    return [
      ...disclosed,
      { rule: 'minors', at: `${at}.oculto`, expected: missing, came: `without ${open.join(', ')}` },
    ];
  });
}
