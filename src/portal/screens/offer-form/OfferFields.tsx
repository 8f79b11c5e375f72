import { type ProgrammeTime, fieldsFixedByProgramme } from '#core/contract/validation/programme.ts';
import { localDay } from '#core/i18n/dates.ts';
import eye from 'icon:eye';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { Section } from '#portal/forms/editors/Section.tsx';
import { SectionIndex } from '#portal/forms/editors/SectionIndex.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import type { AnyField } from '#portal/forms/fields/field-kinds.ts';
import { flagKey } from '#portal/forms/fields/form-of.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { offers } from '#portal/forms/fields/field-options.ts';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { Form } from '#portal/forms/form/Form.tsx';
import { FormSteps } from '#portal/forms/steps/FormSteps.tsx';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import type { FormState } from '#portal/forms/form/form-state.ts';
import { useUnloadQuestion } from '#portal/forms/parts/use-unload-question.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { ConditionsFields, DatesFields } from './ConditionsFields.tsx';
import { FoundDraft } from './FoundDraft.tsx';
import { DegreesFields, JobFields, ProfileFields } from './JobFields.tsx';
import { offerForm } from './offer-form.ts';
import type { OfferFormProps } from './offer-form-props.ts';
import { OfferNotes } from './OfferNotes.tsx';
import { brandFacts, offerFlags, type OfferFormFacts, programmeOf } from './offer-rules.ts';
import { type OfferSection, offerSections, type OfferSectionId, fullLabels } from './offer-sections.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { FieldRemarks, useRemarks } from './Remarks.tsx';
import type { SentOffer } from './send-offer.ts';
import { hasAny, useOfferChoices } from './use-offer-choices.ts';
import type { OfferFormValues } from './offer-draft.ts';
import { useOfferForm } from './use-offer-form.ts';

interface OfferFieldsProps extends OfferFormProps {
  /** Instance of the draft that the form writes to; `undefined` until opened. */
  instance: string | undefined;
  onStartOver: () => void;
  onSent: (offer: SentOffer) => void;
}

const loadChoices = async () => (await import('./OfferChoices.tsx')).OfferChoices;
const loadPreview = async () => (await import('./OfferPreview.tsx')).OfferPreview;
const loadReview = async () => (await import('./OfferReview.tsx')).OfferReview;

/** All fields of an offer in sections, beside an index that shows missing fields. */
export function OfferFields(props: OfferFieldsProps) {
  const { kind, company, data, opened, isCopy = false, onStartOver } = props;
  const { brand, format } = usePage();
  const { t } = format;
  const choices = useOfferChoices(kind, company);
  const facts: OfferFormFacts = {
    ...brandFacts(brand),
    kind,
    isNew: opened === undefined,
    hasWorkplaces: hasAny(choices.workplaces),
    hasTutors: hasAny(choices.tutors),
    hasProgrammes: hasAny(choices.programmes.options),
    programmes: choices.programmes.details,
    today: localDay(),
  };
  const returnTo = useRef<string>(undefined);
  const state = useOfferForm({ ...props, facts, onReturn: () => (returnTo.current ??= '') });
  const { form, conflict, arrived, review, upload } = state;
  useTimeOfProgramme(form, facts);
  const { sending } = upload;
  const { values } = form;
  const [isPreviewing, setPreviewing] = useState(false);
  const previewed = isPreviewing ? company : undefined;
  // Preview and missing fields may lag behind the typed values.
  const shownValues = useDeferredValue(values);
  const flags = offerFlags(values, facts);
  const fields = useFields(offerForm, { data, isNew: facts.isNew, flags });
  const language = useLabels('idiomas', ...idsIn(values.idiomas));
  const ownLabels = fields.labels(values, (_, row) => language(Number(row)));
  const labels = {
    ...ownLabels,
    ...Object.fromEntries(
      Object.entries(fullLabels).map(([key, name]) => [key, t(name, { field: ownLabels[key] ?? '' })]),
    ),
    ...upload.labels,
  };
  useUnloadQuestion(state.isAtRisk);
  useFirstDay(isCopy && !state.draft?.since());

  const isShown = (key: string): boolean => {
    const field = offerForm.fields[key as keyof typeof offerForm.fields] as AnyField;
    const isHidden = flags.hidden.includes(field.own ? key : flagKey(key, field));
    return !isHidden && (!facts.isNew || offers(key, field, { flags, isNew: true }));
  };
  const has = (...names: readonly string[]): boolean => names.some(isShown);
  const { hasWorkplaces, hasTutors, hasProgrammes, programmes } = facts;
  const problems = useMemo(
    () => state.problemsOf(shownValues),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- all its inputs: not again for each keystroke
    [shownValues, upload.choice.chosen, hasWorkplaces, hasTutors, hasProgrammes, programmes],
  );
  const { nombreFiscal, nombreComercial, web } = company ?? {};
  const remarks = useRemarks(
    values,
    { flags, isNew: facts.isNew },
    {
      kind,
      today: facts.today,
      names: [nombreFiscal, nombreComercial, web],
      publishAs: brand.settings.publicacionOfertaDefecto,
    },
  );
  const adviceOn = (name: string): ReactNode => {
    const own = remarks.filter(({ about }) => about === name);
    return own.length > 0 && <FieldRemarks remarks={own} />;
  };
  const sectionState = ({ fields: names }: OfferSection) => ({
    missing: names.filter((name) => problems[name]).length,
    isOptional: !names.some((name) => isShown(name) && values[name]),
  });
  const contents: Readonly<Record<OfferSectionId, ReactNode>> = {
    job: <JobFields />,
    profile: <ProfileFields has={has} />,
    degrees: <DegreesFields has={has} />,
    conditions: <ConditionsFields choices={choices} />,
    dates: <DatesFields kind={kind} />,
    place: <PlaceFields {...{ has, choices }} />,
    publication: (
      <PublicationFields {...{ has, upload }} presentFile={opened?.ficheroInformacionComplementaria} />
    ),
  };
  const sections = offerSections.filter(({ fields: names }) => has(...names));
  const sectionOf = (name: string): string | undefined => {
    const [key = ''] = name.replace(/Enlace$/, '').split('.');
    const section = sections.find(({ fields: names }) => (names as readonly string[]).includes(key));
    return section && t(section.title);
  };
  const onBack = (section = ''): void => {
    returnTo.current = section;
    review?.answer(false);
  };
  const formRef = form.ref;
  useEffect(() => {
    const section = returnTo.current;
    if (review || section === undefined) return;
    returnTo.current = undefined;
    const part = section ? document.getElementById(section) : undefined;
    (part ?? formRef.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [review, formRef]);
  return (
    <>
      <div hidden={review !== undefined}>
        <FormSteps t={t} ids={isCopy ? [] : sections.map(({ id }) => id)}>
          <div className="offer-intro">
            <FoundDraft
              key={state.draft && 'opened'}
              {...{ onStartOver, draft: state.draft, isNew: facts.isNew }}
            >
              <p className="form-intro">{t('offer-form.intro', { kind })}</p>
            </FoundDraft>
          </div>
          <div className="offer-tools" data-kind={kind}>
            <OfferNotes {...{ kind, company }} correction={props.correction} />
            <Button aria-pressed={isPreviewing} onClick={() => setPreviewing(!isPreviewing)}>
              <Icon shapes={eye} />
              {t('offer-form.preview')}
            </Button>
          </div>
          <div className="sections-page offer-page" data-preview={previewed !== undefined || undefined}>
            <SectionIndex
              label={t('offer-form.index')}
              sections={sections.map((section) => ({
                id: section.id,
                title: t(section.title),
                ...sectionState(section),
              }))}
            />
            <div className="sections">
              <Form {...{ form, t, labels, sectionOf, adviceOn }}>
                {(conflict ?? arrived) && (
                  <LazyPart load={loadChoices} props={{ form, conflict, arrived, labels }} />
                )}
                <FieldsContext value={fields.scope}>
                  {sections.map((section) => (
                    <Section
                      key={section.id}
                      id={section.id}
                      title={t(section.title)}
                      intro={section.intro && t(section.intro)}
                      {...sectionState(section)}
                    >
                      <div className="form-part">{contents[section.id]}</div>
                    </Section>
                  ))}
                </FieldsContext>
                <UploadProgress sending={sending} />
                <PrivacyLayer of="oferta" />
                <SubmitButton>{t('offer-form.review')}</SubmitButton>
              </Form>
            </div>
            {previewed && (
              <section className="offer-preview" aria-labelledby="offer-preview" tabIndex={0}>
                <h2 id="offer-preview" className="offer-preview-note">
                  {t('offer-form.previewTitle')}
                </h2>
                <LazyPart
                  load={loadPreview}
                  props={{ values: shownValues, facts, company: previewed, choices, opened }}
                />
              </section>
            )}
          </div>
        </FormSteps>
      </div>
      {review && (
        <LazyPart
          load={loadReview}
          props={{ review, sections, choices, isNew: facts.isNew, isShown, sending, onBack }}
        />
      )}
    </>
  );
}

/** Fills in the placement time that the chosen programme sets, since the server takes no other values. */
function useTimeOfProgramme({ values, set }: FormState<OfferFormValues>, facts: OfferFormFacts): void {
  const programme = programmeOf(values, facts);
  const fill = useEffectEvent((time: ProgrammeTime) => {
    const keys = fieldsFixedByProgramme(time);
    const timeValues = formValues(offerForm, time);
    const changes = keys
      .filter((key) => values[key] !== timeValues[key])
      .map((key) => [key, timeValues[key]]);
    if (changes.length > 0) set(Object.fromEntries(changes) as Partial<OfferFormValues>);
  });
  useEffect(() => {
    if (programme) fill(programme);
  }, [programme]);
}

/** Moves focus to the first empty date of a copy. */
function useFirstDay(isActive: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isActive || isDone.current) return;
    isDone.current = true;
    document.querySelector<HTMLElement>('[name="fechaInicio"], [name="fechaCaducidad"]')?.focus();
  }, [isActive]);
}
