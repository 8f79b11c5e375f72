import calendarPlus from 'icon:calendar-plus';
import { useState } from 'react';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { InterviewFormProps } from './InterviewForm.tsx';

const loadForm = async () => (await import('./InterviewForm.tsx')).InterviewForm;

/** Button that asks for the time of an interview and saves it as a calendar file. */
export function InterviewButton(props: Omit<InterviewFormProps, 'onSaved'>) {
  const { t } = usePage().format;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon shapes={calendarPlus} />
        {t('candidates.interview')}
      </Button>
      {isOpen && (
        <FormDialog
          icon={calendarPlus}
          title={t('candidates.interviewTitle', { name: props.name })}
          onClose={close}
        >
          <LazyPart load={loadForm} props={{ ...props, onSaved: close }} />
        </FormDialog>
      )}
    </>
  );
}
