import { useState } from 'react';
import send from 'icon:send';
import type { Reason } from '#core/contract/entities/domain.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { ReasonField } from '#portal/forms/reason/ReasonField.tsx';
import { WithReasons } from '#portal/forms/reason/WithReasons.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { DiscardQuestion } from '#portal/forms/parts/DiscardQuestion.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';
import { Question } from '#portal/ui/Question.tsx';
import { Cell, Group } from '../Cell.tsx';

const dialogs = [
  'Question',
  'DiscardQuestion',
  'FrameDialog',
  'FrameQuestion',
  'FormDialog',
  'DialogForm',
] as const;

/** Dialogs, each with a button that opens it. */
export function DialogParts() {
  const [open, setOpen] = useState<(typeof dialogs)[number]>();
  const close = (): void => setOpen(undefined);
  return (
    <Group title="Dialogs">
      {dialogs.map((name) => (
        <Cell key={name} title={name}>
          <Button onClick={() => setOpen(name)}>Abrir {name}</Button>
        </Cell>
      ))}
      <Question
        open={open === 'Question'}
        title="¿Quieres eliminar la experiencia?"
        no="Cancelar"
        yes="Eliminar"
        onAnswer={close}
      />
      <DiscardQuestion open={open === 'DiscardQuestion'} onAnswer={close} />
      {open === 'FrameDialog' && (
        <FrameDialog
          icon={send}
          title="Tu sesión está a punto de terminar"
          onClose={close}
          actions={<Button onClick={close}>Seguir aquí</Button>}
        >
          <p>Te quedan dos minutos.</p>
        </FrameDialog>
      )}
      {open === 'FrameQuestion' && (
        <FrameQuestion
          icon={send}
          title="¿Quieres inscribirte?"
          about={{ titulo: 'Prácticas en robótica', empresa: 'Robótica Cierzo, S.L.' }}
          no="Ahora no"
          yes="Inscribirme"
          onNo={close}
          onYes={close}
        >
          <p>La empresa verá tu CV.</p>
        </FrameQuestion>
      )}
      {open === 'DialogForm' && (
        <FormDialog icon={send} title="Rechazar la candidatura" onClose={close}>
          <WithReasons>{(rows) => <Closing reasons={rows.slice(0, 3)} />}</WithReasons>
        </FormDialog>
      )}
      {open === 'FormDialog' && (
        <FormDialog icon={send} title="Cerrar la oferta" onClose={close}>
          <Closing reasons={[]} />
        </FormDialog>
      )}
    </Group>
  );
}

const initial = { motivo: '' };

function Closing({ reasons }: { reasons: readonly Reason[] }) {
  const form = useForm<typeof initial>({
    initial,
    validate: () => ({}),
    submit: () => Promise.resolve({ message: 'errors.general' }),
  });
  const labels = { motivo: 'Motivo' };
  return (
    <DialogForm {...{ form, labels }} submit="Cerrar la oferta">
      <ReasonField label={labels.motivo} reasons={reasons} />
    </DialogForm>
  );
}
