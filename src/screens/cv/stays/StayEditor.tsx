import { useRef } from 'react';
import type { StayAbroad } from '#api/entities/cv.ts';
import { inRange, ranges } from '#api/validation/number.ts';
import { BrandDomain, BrandText } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { fromForm, known, problemsOf, toForm } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { labelTexts, stayLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { stays } from '../stores/portal-cv.ts';
import { contentOf, type Stay, staysOf } from '../stores/stays-store.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const kinds = { pais: 'id', motivo: 'id', meses: 'number' } as const;
const flags = { hidden: [], fixed: [], required: ['pais'] };
const rules = { meses: [inRange(ranges.meses)] };

/** The form of a stay abroad. */
export function StayEditor({ entry }: { entry?: Stay }) {
  const { t } = usePage().format;
  const isNew = entry === undefined;
  const initial = toForm(kinds, entry ?? {});
  const saved = useRef(0);
  const form = useCvEditor({
    initial,
    opened: staysOf(knownCv()),
    part: () => staysOf(knownCv()),
    validate: (values) => problemsOf(values, { flags, isNew, rules }),
    save: (opened, values) => {
      const body = known(fromForm(kinds, values)) as StayAbroad;
      saved.current = contentOf(body);
      return entry ? stays.edit(opened, entry.id, body) : stays.add(body);
    },
    // What it says now is its id.
    idOf: () => `stays:${saved.current}`,
  });
  return (
    <FieldsContext value={{ flags, labels: stayLabels, isNew }}>
      <EditorForm
        title={t(isNew ? 'cv.newStay' : 'cv.editStay')}
        form={form}
        initial={initial}
        labels={labelTexts(stayLabels, t)}
      >
        <BrandDomain name="pais" list="paises" />
        <BrandDomain name="motivo" list="tipoEstanciasExtranjero" />
        <BrandText name="meses" inputMode="numeric" hint={t('cv.monthsHint', ranges.meses)} />
      </EditorForm>
    </FieldsContext>
  );
}
