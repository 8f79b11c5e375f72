import { useState } from 'react';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { FormValues } from '../form/native-fields.ts';
import type { FormState } from '../form/form-state.ts';

/** A conflicting change, made elsewhere while an editor was open. */
export interface Conflict<V extends FormValues> {
  /** Values of this editor. */
  mine: V;
  /** Stored values. */
  theirs: V;
  /** Fields that both changed; if absent, all fields that differ. */
  both?: readonly string[];
  /** The record was removed. */
  isGone: boolean;
  /** Closes the editor and leaves the stored values as they are. */
  giveUp: () => void;
}

interface ConflictChoiceProps<V extends FormValues> {
  form: FormState<V>;
  conflict: Conflict<V>;
  labels: Readonly<Record<string, string>>;
}

/** Choice between the values of the editor and the conflicting stored ones, with a preview of both. */
export function ConflictChoice<V extends FormValues>({ form, conflict, labels }: ConflictChoiceProps<V>) {
  const { t } = usePage().format;
  const { theirs, both, isGone, giveUp } = conflict;
  const [mine, setMine] = useState(conflict.mine);
  const [seesTheirs, setSeesTheirs] = useState(false);
  const differing = Object.keys(labels).filter(
    (name) => mine[name] !== theirs[name] && both?.includes(name) !== false,
  );
  const names = [...new Set(differing.map((name) => labels[name] ?? ''))];
  const show = (isTheirs: boolean): void => {
    if (isTheirs) setMine(form.values);
    form.set(isTheirs ? theirs : mine);
    setSeesTheirs(isTheirs);
  };
  const leave = (): void => {
    if (!form.isBusy) giveUp();
  };
  const text = seesTheirs
    ? t('frame.seeingTheirs')
    : names.length > 0 && t('frame.differingFields', { names: names.join(', ') });
  useAnnounce(!isGone && text);
  if (isGone)
    return (
      <div className="conflict">
        <Button onClick={leave}>{t('actions.discard')}</Button>
      </div>
    );
  return (
    <div className="conflict">
      <p>{text}</p>
      {seesTheirs ? (
        <>
          <Button onClick={() => show(false)}>{t('frame.backToMine')}</Button>
          <Button onClick={leave}>{t('frame.keepTheirs')}</Button>
        </>
      ) : (
        <>
          <Button onClick={() => show(true)}>{t('frame.seeTheirs')}</Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t('frame.saveMine')}
          </Button>
        </>
      )}
    </div>
  );
}
