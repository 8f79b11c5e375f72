import type { DatosOf } from '#core/contract/call.ts';
import type { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-documents.ts';
import './placement-notes.scss';

interface PlacementNotesProps {
  notes: DatosOf<typeof dameNotasInformativasPracticasCurricularExtraordinaria>;
}

/**
 * The institution's notes on placements, each with an optional heading, for a box that has its own heading.
 */
export function PlacementNotes({ notes }: PlacementNotesProps) {
  return notes.map(({ titulo, texto }) => (
    <div key={texto}>
      {titulo && <h3>{titulo}</h3>}
      <p className="placement-note">{texto}</p>
    </div>
  ));
}
