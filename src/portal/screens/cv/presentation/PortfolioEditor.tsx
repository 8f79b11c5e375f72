import { visibleText } from '#core/contract/validation/text.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { knownCv } from '../known-cv.ts';
import { profile } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { portfolioForm } from './presentation-form.ts';

const Field = fieldOf(portfolioForm, { text: TextInput });

/** Form of the link to a portfolio. */
export function PortfolioEditor() {
  const { t } = usePage().format;
  const { enlacePortfolio } = knownCv();
  const fields = useFields(portfolioForm, { data: { enlace: enlacePortfolio } });
  const form = useCvEditor({
    initial: fields.initial,
    opened: enlacePortfolio,
    part: () => knownCv().enlacePortfolio,
    validate: (values) => fields.problems(values),
    save: (opened, values) => profile.savePortfolio(opened, visibleText(values.enlace)),
  });
  return (
    <EditorForm title={t('cv.editPortfolio')} form={form} fields={fields}>
      <Field name="enlace" hint={t('cv.portfolioHint')} />
    </EditorForm>
  );
}
