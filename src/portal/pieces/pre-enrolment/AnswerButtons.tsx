import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import './pre-enrolment.scss';

/** Answer to a pre-enrolment. */
export type PreEnrolmentAnswer = 'accept' | 'reject';

interface AnswerButtonsProps {
  application: Application;
  onPress: (answer: PreEnrolmentAnswer) => void;
  /** Answer being processed. */
  busy?: PreEnrolmentAnswer | undefined;
  /** Answer whose button receives focus when the buttons appear. */
  focused?: PreEnrolmentAnswer | undefined;
}

const texts = { accept: 'frame.preEnrolmentAccept', reject: 'frame.preEnrolmentReject' } as const;

export function AnswerButtons({ application, onPress, busy, focused }: AnswerButtonsProps) {
  const { t } = usePage().format;
  return (
    <div className="pre-enrolment">
      {(['accept', 'reject'] as const).map((answer) => (
        <Button
          key={answer}
          kind={answer === 'accept' ? 'primary' : 'secondary'}
          isBusy={busy === answer}
          autoFocus={focused === answer}
          onClick={() => {
            if (!busy) onPress(answer);
          }}
        >
          {t(texts[answer])}
          <span className="visually-hidden"> {application.titulo}</span>
        </Button>
      ))}
    </div>
  );
}
