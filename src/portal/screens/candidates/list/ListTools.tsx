import download from 'icon:download';
import mail from 'icon:mail';
import printer from 'icon:printer';
import userX from 'icon:user-x';
import { useEffect, useRef, useState } from 'react';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import { movesOf } from '#core/model/candidates.ts';
import type { DomainLabels } from '#portal/island/domain/use-words.ts';
import { PartMissing } from '#portal/forms/editors/PartMissing.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { SelectAll } from '#portal/lists/selection/SelectBox.tsx';
import type { Selection } from '#portal/lists/selection/use-selection.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { ManyProps } from '../bulk/bulk-props.ts';
import type { States } from '../use-states.ts';
import { useSaveList } from './use-save-list.ts';

const loadMany = async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog;

interface ListToolsProps {
  process: ProcessDetail;
  states: States;
  rows: readonly Candidate[];
  selection: Selection<number>;
  degrees: DomainLabels | undefined;
  years: DomainLabels | undefined;
  /** Someone is opened beside the list: that is what would be printed. */
  isBeside: boolean;
  /** What was pressed is gone: the focus goes elsewhere. */
  onLeft: () => void;
}

/** What is done, and with whom: those who were marked then, also when they leave the list by it. */
type Asked = Pick<ManyProps, 'people' | 'rejections'> & { does: 'unread' | 'reject' | 'print' };

/** What can be done with the list, and with those who are marked in it. */
export function ListTools({ process, states, rows, selection, isBeside, onLeft, ...words }: ListToolsProps) {
  const { t } = usePage().format;
  const save = useSaveList({ process, states, ...words });
  const [asked, setAsked] = useState<Asked>();
  const wasAsked = useRef(false);
  const marked = useRef<HTMLParagraphElement>(null);
  const { chosen } = selection;
  const { code: ManyDialog, ...coming } = useImport(loadMany, chosen.length > 0);
  const isAsked = asked !== undefined;
  useEffect(() => {
    // The button that was pressed may be gone with what was done.
    if (wasAsked.current && !isAsked && document.activeElement === document.body) onLeft();
    wasAsked.current = isAsked;
  });
  const people = rows.filter(({ idCandidatura }) => chosen.includes(idCandidatura));
  const knowsMoves = people.some(({ estadosPosibles }) => estadosPosibles);
  const rejections = states.rows.filter(
    (state) =>
      state.fase === 'descartadas' &&
      people.some((it) => it.estadosPosibles && movesOf(it, states.rows).includes(state)),
  );
  const count = t('candidates.chosen', { count: chosen.length });
  useAnnounce(chosen.length > 0 && count);
  const ask = (does: Asked['does']): void => setAsked({ does, people, rejections });
  if (rows.length === 0 && !asked) return null;
  return (
    <div className="candidates-tools">
      <div className="candidates-tools-row">
        <SelectAll selection={selection} label={t('candidates.chooseAll', { count: rows.length })} />
        <div className="candidates-tools-list">
          {!isBeside && (
            <Button kind="quiet" onClick={() => print()}>
              <Icon shapes={printer} />
              {t('candidates.printList')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => save(rows)}>
            <Icon shapes={download} />
            {t('candidates.saveList')}
          </Button>
        </div>
      </div>
      {chosen.length > 0 && (
        <div className="candidates-tools-row" data-marked>
          <p ref={marked} tabIndex={-1}>
            {count}
          </p>
          <div className="candidates-tools-list">
            {knowsMoves && (
              <Button onClick={() => ask('reject')} disabled={rejections.length === 0}>
                <Icon shapes={userX} />
                {t('candidates.turnDown')}
              </Button>
            )}
            <Button onClick={() => ask('unread')}>
              <Icon shapes={mail} />
              {t('candidates.markUnread')}
            </Button>
            <Button onClick={() => ask('print')}>
              <Icon shapes={printer} />
              {t('candidates.printCvs')}
            </Button>
          </div>
        </div>
      )}
      {asked && !ManyDialog && <PartMissing {...coming} />}
      {asked && ManyDialog && (
        <ManyDialog
          {...asked}
          offer={process.proceso}
          states={states}
          onDone={(left) => {
            selection.keep(left);
            marked.current?.focus();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
