import { useEffect, useEffectEvent, useState } from 'react';
import { profiles } from '#api/constants.ts';
import type { Application } from '#api/entities/application.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { areConditionsAccepted } from '#stores/accepted-conditions.ts';
import { raise, tell } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { type Answer, AnswerButtons } from './AnswerButtons.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { ChangeMade } from './ChangeMade.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { type Obstacle, obstacleTo } from './acceptance.ts';
import { changes } from './portal-changes.ts';

interface PreEnrolmentProps {
  application: Application;
  /** An answer was taken: the focus has to go somewhere. */
  onAnswered: () => void;
  /** The answer that was pressed before this was there. */
  begun?: Answer | undefined;
}

/** What a student can answer to a pre-enrolment. */
export function PreEnrolment({ application, onAnswered, begun }: PreEnrolmentProps) {
  const { brand } = usePage();
  const [asked, setAsked] = useState<Answer | Obstacle | undefined>(begun === 'reject' ? begun : undefined);
  const [isBusy, setBusy] = useState(begun === 'accept');
  const hasConditions =
    application.idPerfil === profiles.practicas && brand.paths['placement-conditions'] !== undefined;

  function ask(): void {
    const rules = {
      checksPayment: brand.settings.checkIbanInPracticasConServicio,
      lacksConditions: hasConditions && !areConditionsAccepted(),
    };
    void obstacleTo(application, rules, call).then((obstacle) => {
      setBusy(false);
      setAsked(obstacle ?? 'accept');
    });
  }

  function press(answer: Answer): void {
    if (answer === 'reject') {
      setAsked('reject');
      return;
    }
    setBusy(true);
    ask();
  }

  const goOn = useEffectEvent(() => {
    if (begun === 'accept') ask();
  });
  useEffect(() => goOn(), []);

  async function accept(): Promise<void> {
    setAsked(undefined);
    if (isBusy) return;
    setBusy(true);
    const conditions = hasConditions ? { condicionesAceptadas: true } : {};
    const result = await changes.make(application, { does: 'accept', ...conditions });
    setBusy(false);
    if (result.ok) {
      tell(519);
      onAnswered();
    } else raise(result, result.kind === 'unavailable' ? { retry: () => void accept() } : {});
  }

  return (
    <ChangeMade application={application}>
      <AnswerButtons
        application={application}
        busy={isBusy ? 'accept' : undefined}
        focused={begun}
        onPress={press}
      />
      {asked && asked !== 'reject' && (
        <AcceptDialog
          application={application}
          obstacle={asked === 'accept' ? undefined : asked}
          onAccept={() => void accept()}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'reject' && (
        <RejectDialog
          application={application}
          onClose={() => setAsked(undefined)}
          onRejected={() => {
            setAsked(undefined);
            tell(520);
            onAnswered();
          }}
        />
      )}
    </ChangeMade>
  );
}
