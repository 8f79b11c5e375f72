import { webAddress } from '#api/validation/urls.ts';
import { BrandText } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { problemsOf } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { labelTexts, profileLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { profile } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const rules = { enlacePortfolio: [webAddress] };

/** The form of the link to a portfolio. */
export function PortfolioEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.profesional;
  const { enlacePortfolio } = knownCv();
  const initial = { enlacePortfolio: enlacePortfolio ?? '' };
  const form = useCvEditor({
    initial,
    opened: enlacePortfolio,
    part: () => knownCv().enlacePortfolio,
    validate: (values) => problemsOf(values, { flags, rules }),
    save: (opened, values) => profile.savePortfolio(opened, values.enlacePortfolio.trim()),
  });
  return (
    <FieldsContext value={{ flags, labels: profileLabels }}>
      <EditorForm
        title={t('cv.editPortfolio')}
        form={form}
        initial={initial}
        labels={labelTexts(profileLabels, t)}
      >
        <BrandText
          name="enlacePortfolio"
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={500}
          hint={t('cv.portfolioHint')}
        />
      </EditorForm>
    </FieldsContext>
  );
}
