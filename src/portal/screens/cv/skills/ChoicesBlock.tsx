import type { ComponentType } from 'react';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

interface ChoicesBlockProps {
  /** Key of the field in the brand; also the id of its editor. */
  name: keyof BrandSettings['campos']['profesional'];
  title: MessageId;
  list: DomainListName;
  ids: readonly number[];
  /** Additional text of an item. */
  detailOf?: (id: number) => string | undefined;
  /** Text without any choice. */
  empty: string;
  load: () => Promise<ComponentType>;
}

/** Choices from a domain list as chips, with their editor. */
export function ChoicesBlock({ name, title: titleId, list, ids, detailOf, empty, load }: ChoicesBlockProps) {
  const { brand, format } = usePage();
  const label = useLabels(list, ...ids);
  const { visible, editable } = flagsOf(brand.fields.profesional, name);
  if (!visible) return null;
  const title = format.t(titleId);
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
