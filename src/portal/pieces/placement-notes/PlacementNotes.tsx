import type { DatosOf } from '#core/contract/call.ts';
import type { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-programmes.ts';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import './placement-notes.scss';

interface PlacementNotesProps {
  notes: DatosOf<typeof dameNotasInformativasPracticasCurricularExtraordinaria>;
  /** The box is folded itself, so its notes are not. */
  isFoldedBox?: boolean;
}

/**
 * The institution's notes on placements, for a box that has its own heading. On a phone those with a heading of their
 * own are folded.
 */
export function PlacementNotes({ notes, isFoldedBox = false }: PlacementNotesProps) {
  const isWide = useIsWide('desktop') !== false;
  const isOpen = isWide || isFoldedBox;
  return notes.map(({ titulo, texto }) => {
    const text = <p className="placement-note">{texto}</p>;
    return titulo ? (
      <details key={texto} open={isOpen}>
        <summary>
          <h3>{titulo}</h3>
        </summary>
        {text}
      </details>
    ) : (
      <div key={texto}>{text}</div>
    );
  });
}
