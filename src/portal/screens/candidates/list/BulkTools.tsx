import arrow from 'icon:arrow-right';
import mail from 'icon:mail';
import printer from 'icon:printer';
import userX from 'icon:user-x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import { movesOf } from '#core/model/candidates.ts';
import { createDraft } from '#portal/data/drafts/tab-draft.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { PartMissing } from '#portal/forms/editors/PartMissing.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import type { Selection } from '#portal/lists/selection/use-selection.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { BulkProps } from '../bulk/bulk-props.ts';
import type { CandidacyStates } from '../use-states.ts';

const loadDialog = async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog;

interface BulkToolsProps {
  process: ProcessDetail;
  states: CandidacyStates;
  rows: readonly Candidate[];
  selection: Selection<number>;
  /** Called when the pressed button was removed, to move the focus. */
  onFocusLost: () => void;
}

/** A bulk action with the candidates selected at its start, even if they leave the list meanwhile. */
type BulkRequest = Pick<BulkProps, 'people' | 'moves'> & { does: 'unread' | 'move' | 'reject' | 'print' };

/** Actions on the selected candidates, above the rows as long as some are selected. */
export function BulkTools({ process, states, rows, selection, onFocusLost }: BulkToolsProps) {
  const { t } = usePage().format;
  const [request, setRequest] = useState<BulkRequest>();
  const wasOpen = useRef(false);
  const countRef = useRef<HTMLParagraphElement>(null);
  const { chosen } = selection;
  const { code: BulkDialog, ...importState } = useImport(loadDialog, chosen.length > 0);
  const isOpen = request !== undefined;
  const marks = createDraft<{ ids: number[] }>('marcas', process.proceso.urlAcceso);
  const restore = useEffectEvent((): void => {
    const { ids } = marks.read() ?? {};
    if (!ids) return;
    marks.clear();
    selection.keep(ids);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    // The action may have removed the pressed button.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) onFocusLost();
    wasOpen.current = isOpen;
  });
  const people = rows.filter(({ idCandidatura }) => chosen.includes(idCandidatura));
  const knowsMoves = people.some(({ estadosPosibles }) => estadosPosibles);
  const possible = states.rows.filter((state) =>
    people.some((person) => person.estadosPosibles && movesOf(person, states.rows).includes(state)),
  );
  const rejections = possible.filter(({ fase }) => fase === 'descartadas');
  const advances = possible.filter((state) => !rejections.includes(state));
  const count = t('candidates.chosen', { count: chosen.length });
  useAnnounce(chosen.length > 0 && count);
  const start = (does: BulkRequest['does']): void =>
    setRequest({ does, people, moves: does === 'move' ? advances : rejections });
  return (
    <>
      {chosen.length > 0 && (
        <div className="candidates-marked">
          <p ref={countRef} tabIndex={-1}>
            {count}
          </p>
          <div className="candidates-tools-list">
            {knowsMoves && (
              <Button onClick={() => start('move')} disabled={advances.length === 0}>
                <Icon shapes={arrow} />
                {t('candidates.moveMany')}
              </Button>
            )}
            {knowsMoves && (
              <Button onClick={() => start('reject')} disabled={rejections.length === 0}>
                <Icon shapes={userX} />
                {t('candidates.turnDown')}
              </Button>
            )}
            <Button onClick={() => start('unread')}>
              <Icon shapes={mail} />
              {t('candidates.markUnread')}
            </Button>
            <Button onClick={() => start('print')}>
              <Icon shapes={printer} />
              {t('candidates.printCvs')}
            </Button>
          </div>
        </div>
      )}
      {request && !BulkDialog && <PartMissing {...importState} />}
      {request && BulkDialog && (
        <BulkDialog
          {...request}
          offer={process.proceso}
          states={states}
          onDone={(failed) => {
            selection.keep(failed);
            // The sign-in leads back here.
            if (failed.length > 0 && !$session.get()) marks.write({ ids: [...failed] });
            countRef.current?.focus();
          }}
          onClose={() => setRequest(undefined)}
        />
      )}
    </>
  );
}
