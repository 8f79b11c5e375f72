import { type Candidate, type CandidacyNote, mostStars } from '#core/contract/entities/candidate.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { SelectField } from '#portal/forms/form/SelectField.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { TextAreaField } from '#portal/forms/parts/TextAreaField.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { changesOf } from '../stores/portal-candidates.ts';

interface NoteFormProps {
  candidate: Candidate;
  offer: string | undefined;
  note: CandidacyNote;
  onSaved: () => void;
}

interface NoteValues {
  [name: string]: string;
  texto: string;
  estrellas: string;
}

const longestNote = 2000;

/** Form of the note of the company on a candidacy. */
export function NoteForm({ candidate, offer, note, onSaved }: NoteFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const form = useForm<NoteValues>({
    initial: { texto: note.texto, estrellas: note.estrellas > 0 ? String(note.estrellas) : '' },
    draft: { form: 'anotacion', id: String(candidate.idCandidatura) },
    validate: () => ({}),
    submit: async ({ texto, estrellas }, keys) => {
      const changed = { texto: texto.trim(), estrellas: Number(estrellas) };
      const result = await changesOf(offer).saveNote(candidate, changed, keys);
      if (!result.ok) return refusalOf(result, {}, { brand, side: 'company', ...format });
      onSaved();
      return undefined;
    },
  });
  const labels = { estrellas: t('candidates.noteStars'), texto: t('candidates.noteText') };
  const stars = Array.from({ length: mostStars }, (_, index) => mostStars - index);
  return (
    <DialogForm {...{ form, labels }} submit={t('candidates.saveNote')}>
      <SelectField
        name="estrellas"
        label={labels.estrellas}
        options={stars.map((count) => ({
          value: String(count),
          label: t('candidates.stars', { count }),
        }))}
        optional
      />
      <TextAreaField
        name="texto"
        label={labels.texto}
        hint={t('candidates.noteHint')}
        maxLength={longestNote}
        optional
      />
    </DialogForm>
  );
}
