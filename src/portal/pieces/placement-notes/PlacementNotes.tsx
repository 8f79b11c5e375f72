import type { DatosOf } from '#core/contract/call.ts';
import type { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-documents.ts';
import './placement-notes.scss';

interface PlacementNotesProps {
  notes: DatosOf<typeof dameNotasInformativasPracticasCurricularExtraordinaria>;
}

/** What the institution says of placements beforehand, each note with its heading, in a box that has one of its own. */
export function PlacementNotes({ notes }: PlacementNotesProps) {
  return notes.map(({ titulo, texto }) => (
    <div key={texto}>
      {titulo && <h3>{titulo}</h3>}
      <p className="placement-note">{texto}</p>
    </div>
  ));
}
