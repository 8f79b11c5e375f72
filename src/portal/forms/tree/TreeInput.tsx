import listTree from 'icon:list-tree';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type DomainListName, rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import type { AnyDomainRow } from '#core/contract/entities/domain.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import type { TreeKind } from '#portal/forms/fields/field-kinds.ts';
import { ChosenList } from '#portal/forms/fields/ChosenList.tsx';
import { useBrandField } from '#portal/forms/fields/fields-context.ts';
import { FixedField } from '#portal/forms/fields/FixedField.tsx';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';
import { SeveralField } from '#portal/forms/fields/SeveralField.tsx';
import { describedBy, fieldId, useFormScope } from '#portal/forms/form/form-context.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { useFailedOptions } from '#portal/forms/parts/use-failed-options.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Waiting } from '#portal/messages/page-state/Waiting.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { TreeGroup } from './tree.ts';
import './tree.scss';

interface TreeInputProps {
  name: string;
  field: TreeKind;
  hint?: ReactNode;
}

const loadTree = async () => (await import('./TreePanel.tsx')).TreePanel;

/** Id of the parent of a row. */
const parentOf = (row: AnyDomainRow): number | undefined =>
  'idAmbito' in row ? row.idAmbito : 'idPadre' in row ? row.idPadre : undefined;

interface TreeRows {
  groups: readonly TreeGroup[];
  options: SelectOptions;
}

/** Groups the rows of a list by those of another one; rows without a known parent form the last group. */
function useTree(list: DomainListName, under: DomainListName, others: string, wanted: boolean): TreeRows {
  const rows = useRows(list, wanted);
  const heads = useRows(under, wanted);
  const failedRows = rows.state === 'failed' ? rows : heads.state === 'failed' ? heads : undefined;
  const failed = useFailedOptions(failedRows);
  return useMemo(() => {
    if (failedRows) return { groups: [], options: failed };
    if (rows.state !== 'ready' || heads.state !== 'ready')
      return { groups: [], options: { state: 'loading' } };
    const all = rows.rows.map((row) => ({ id: rowId(row), label: rowText(row), under: parentOf(row) }));
    const known = new Set(heads.rows.map(rowId));
    const rest = all.filter((entry) => entry.under === undefined || !known.has(entry.under));
    const groups = heads.rows
      .map((row) => ({ id: rowId(row), label: rowText(row) }))
      .map((head) => ({ ...head, entries: all.filter((entry) => entry.under === head.id) }));
    return {
      groups: [...groups, { id: -1, label: others, entries: rest }].filter(
        ({ entries }) => entries.length > 0,
      ),
      options: { state: 'ready', options: [], omitted: (rows.omitted ?? 0) + (heads.omitted ?? 0) },
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `failed` is a new object on each render
  }, [rows, heads, others]);
}

/** Multiple choice from a long list by a tree that opens below the chosen entries. */
export function TreeInput({ name, field: { list, under }, hint }: TreeInputProps) {
  const { t } = usePage().format;
  const { form, prefix } = useFormScope();
  const brandField = useBrandField(name);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { groups, options } = useTree(list, under, t('forms.treeOthers'), brandField !== undefined);
  const labels = useMemo(
    () => new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry.label] as const))),
    [groups],
  );
  if (!brandField) return null;
  const { label, optional } = brandField;
  const chosen = idsIn(form.values[name]);
  const labelOf = (id: number): string =>
    labels.get(id) ?? (options.state === 'ready' ? t('frame.notAvailable') : '…');
  if (brandField.kind === 'fixed')
    return <FixedField label={label}>{chosen.map(labelOf).join(', ')}</FixedField>;
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  const setIds = (ids: readonly number[]): void => form.set({ [name]: ids.join() });
  const remove = (removed: number): void => {
    setAnnouncement(t('frame.choiceRemoved', { name: labelOf(removed) }));
    setIds(chosen.filter((other) => other !== removed));
    button.current?.focus();
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <SeveralField
      {...{ name, label, hint, optional, options, announcement }}
      isNamedApart
      onRetry={() => button.current?.focus()}
    >
      <ChosenList {...{ chosen, labelOf }} onRemove={remove} />
      <Button
        ref={button}
        id={id}
        className="tree-open"
        aria-expanded={isOpen}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { hint, problem })}
        aria-labelledby={`${id} ${id}-label`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shapes={listTree} />
        {t(isOpen ? 'forms.treeClose' : 'forms.treeOpen', { count: chosen.length })}
      </Button>
      {isOpen && options.state === 'ready' && (
        <LazyPart load={loadTree} props={{ label, groups, chosen, onChoose: setIds, onClose: close }} />
      )}
      {isOpen && options.state === 'loading' && (
        <Waiting text={t('frame.loadingList')} className="field-hint" />
      )}
    </SeveralField>
  );
}
