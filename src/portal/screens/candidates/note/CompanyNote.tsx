import notebook from 'icon:notebook-pen';
import { useState } from 'react';
import type { Candidate, CandidacyNote } from '#core/contract/entities/candidate.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { Stars } from './Stars.tsx';

interface CompanyNoteProps {
  candidate: Candidate;
  /** `urlAcceso` of the offer. */
  offer: string | undefined;
  note: CandidacyNote;
}

const loadForm = async () => (await import('./NoteForm.tsx')).NoteForm;

/** Note of the company on a candidacy, with the dialog that changes it. */
export function CompanyNote({ candidate, offer, note }: CompanyNoteProps) {
  const { t } = usePage().format;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const isEmpty = note.texto === '' && note.estrellas === 0;
  return (
    <div className="company-note">
      {!isEmpty && (
        <>
          <h2>{t('candidates.note')}</h2>
          <Stars count={note.estrellas} />
          {note.texto && <p className="company-note-text">{note.texto}</p>}
        </>
      )}
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Icon shapes={notebook} />
        {t(isEmpty ? 'candidates.addNote' : 'candidates.changeNote')}
      </Button>
      {isOpen && (
        <FormDialog icon={notebook} title={t('candidates.note')} onClose={close}>
          <LazyPart load={loadForm} props={{ candidate, offer, note, onSaved: close }} />
        </FormDialog>
      )}
    </div>
  );
}
