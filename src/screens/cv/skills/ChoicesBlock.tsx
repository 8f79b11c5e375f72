import type { ComponentType } from 'react';
import type { DomainListName } from '#api/entities/domain-lists.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditableBlock } from '#shell/sections/EditableBlock.tsx';
import { profileLabels } from '../field-labels.ts';
import { useLabels } from '../use-labels.ts';

interface ChoicesBlockProps {
  /** Key of the field in the brand; its editor is called the same. */
  name: keyof typeof profileLabels;
  list: DomainListName;
  ids: readonly number[];
  /** What more is known of one of them, in words. */
  detailOf?: (id: number) => string | undefined;
  /** What stands there where nothing is chosen. */
  empty: string;
  load: () => Promise<ComponentType>;
}

/** What was chosen from a list, in a part that is edited in its place. */
export function ChoicesBlock({ name, list, ids, detailOf, empty, load }: ChoicesBlockProps) {
  const { brand, format } = usePage();
  const label = useLabels(list, ...ids);
  const { visible, editable } = flagsOf(brand.fields.profesional, name);
  if (!visible) return null;
  const title = format.t(profileLabels[name]);
  return (
    <div className="cv-part">
      <EditableBlock id={name} what={title} load={load} isFixed={!editable}>
        <h3>{title}</h3>
        {ids.length === 0 ? (
          <p className="entries-empty">{empty}</p>
        ) : (
          <ul role="list" className="cv-chips">
            {ids.map((id) => {
              const detail = detailOf?.(id);
              return (
                <li key={id}>
                  {label(id)}
                  {detail && <span className="cv-chip-detail"> {detail}</span>}
                </li>
              );
            })}
          </ul>
        )}
      </EditableBlock>
    </div>
  );
}
