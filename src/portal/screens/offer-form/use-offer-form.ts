import * as codes from '#core/contract/codes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import { publishingObstacle } from '#core/model/companies.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { mergeValues } from '#portal/forms/editors/merge-values.ts';
import { createHistoryStep } from '#portal/forms/review/history-step.ts';
import { useUpload } from '#portal/forms/files/use-upload.ts';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import { hasChanged, useForm } from '#portal/forms/form/use-form.ts';
import { usePage } from '#portal/island/page-context.ts';
import { createPersistentDraft } from '#portal/data/drafts/persistent-draft.ts';
import { call } from '#portal/data/server/call.ts';
import { offerForm } from './offer-form.ts';
import type { OfferFormProps } from './offer-form-props.ts';
import { obstacleWords, obstacleAction } from './offer-obstacles.ts';
import type { OfferFormState, Review } from './offer-form-state.ts';
import {
  draftOf,
  offerFile,
  type OfferFormDraft,
  type OfferFormValues,
  secretFields,
  sinceChanged,
  valuesOf,
} from './offer-draft.ts';
import { idPerfilOf, offerFlags, offerProblems, type OfferFormFacts } from './offer-rules.ts';
import type { OfferResult, OfferSender, SentOffer } from './send-offer.ts';

type SendingCode = typeof import('./offer-sending.ts');

const loadSending = (): Promise<SendingCode> => import('./offer-sending.ts');

type ArrivedResult = Extract<OfferResult, { kind: 'arrived' }>;

interface Options extends Pick<OfferFormProps, 'kind' | 'owner' | 'company' | 'data' | 'opened'> {
  /** Instance of the draft that the form writes to; `undefined` until opened. */
  instance: string | undefined;
  facts: OfferFormFacts;
  onSent: (offer: SentOffer) => void;
  /** Called on return from the review to the form. */
  onReturn: () => void;
}

/** State of the offer form: drafted while typing, reviewed, and sent once. */
export function useOfferForm({
  kind,
  owner,
  company,
  instance,
  data,
  opened: initialOffer,
  facts,
  onSent,
  onReturn,
}: Options): OfferFormState {
  const { brand, format } = usePage();
  const { t } = format;
  const idPerfil = idPerfilOf(kind);
  const open = (): OfferFormDraft | undefined => {
    if (instance === undefined || !owner) return undefined;
    const name = { form: 'oferta', id: `${idPerfil}.${initialOffer?.idoferta ?? 'nueva'}`, instance };
    return draftOf(
      createPersistentDraft<OfferFormValues>(name, owner.identity, secretFields),
      instance,
      initialOffer,
    );
  };
  const [draft, setDraft] = useState(open);
  if (!draft && instance !== undefined && owner) setDraft(open);
  const opened = useRef(initialOffer);
  const [conflictValues, setConflictValues] = useState(
    () => draft && initialOffer && sinceChanged(draft, initialOffer),
  );
  const [arrived, setArrived] = useState<ArrivedResult & { now: EditableOffer }>();
  const sender = useRef<OfferSender>(undefined);
  const [review, setReview] = useState<Review>();
  const [step] = useState(createHistoryStep);
  const flags = (values: OfferFormValues) => offerFlags(values, facts);
  const nombre = t('offer-form.ficheroInformacionComplementaria');
  const upload = useUpload(
    offerFile,
    (values) => ({
      kind: 'pdf',
      takesAddress: true,
      isRequired: flags(values as OfferFormValues).required.includes(offerFile) && !initialOffer?.[offerFile],
    }),
    nombre,
  );

  const problemsOf = (values: OfferFormValues) => ({
    ...offerProblems(values, facts),
    ...(!flags(values).hidden.includes(offerFile) && upload.problems(values)),
  });

  async function requestOf({ offerRequest }: SendingCode, values: OfferFormValues): Promise<OfferRequest> {
    const content = flags(values).hidden.includes(offerFile) ? undefined : await upload.content(values);
    return {
      ...offerRequest(values, facts, opened.current),
      ...(content && { [offerFile]: { nombre, ...content } }),
    };
  }

  const initial = valuesOf(data);
  const form = useForm<OfferFormValues>({
    initial,
    validate: problemsOf,
    draft,
    wire: { ...offerForm.wire, ...upload.wire },
    submit: async (values) => {
      if (!company) {
        const isKnown = await queryCache.refresh(dameDatosEmpresa, {});
        return isKnown ? {} : { message: 'offer-form.companyFailed' };
      }
      if (!draft) return {};
      const cached = queryCache.of(faltanDatosAlaEmpresa, {}).get();
      // Reads a known obstacle again, since it may have been resolved in another tab.
      const obstruction = cached.state === 'ready' && publishingObstacle(cached.datos) && (await obstacle());
      if (obstruction) return obstruction;
      // Loaded during the review.
      const loading = loadSending();
      loading.catch(() => undefined);
      const sends = await new Promise<boolean>((answer) => {
        setReview({ values, answer });
        step.open(() => answer(false));
      });
      const code = sends && (await loading.catch(() => undefined));
      const result = code && (await send(code, draft, values));
      await step.close();
      if (!result) {
        if (!sends) onReturn();
        setReview(undefined);
        return sends ? { message: 'errors.serviceUnavailable' } : {};
      }
      if (result.ok) {
        code.dropOwnOffers();
        onSent(result);
        return undefined;
      }
      setReview(undefined);
      if (result.kind === 'arrived') return hasArrived(result);
      if (result.kind === 'changed') return changed(values, result.now);
      const isObstacle = 'code' in result && result.code === codes.companyProblem;
      return (
        (isObstacle && (await obstacle())) ||
        code.offerRefusal(result, {
          values,
          shown: Object.keys(initial).filter((key) => !flags(values).hidden.includes(key)),
          brand,
          format,
        })
      );
    },
  });

  /** Reads the obstacle to publishing again, and makes a refusal of it. */
  async function obstacle(): Promise<SubmitRefusal<OfferFormValues> | undefined> {
    const missing = await queryCache.refresh(faltanDatosAlaEmpresa, {});
    const cause = missing && publishingObstacle(missing);
    if (!cause) return undefined;
    const action = obstacleAction(cause, brand);
    return { message: obstacleWords[cause].text, ...(action && { action: { ...action, opensTab: true } }) };
  }

  /** Sends the offer; changes by others to other fields are merged without asking. */
  async function send(
    code: SendingCode,
    draft: OfferFormDraft,
    values: OfferFormValues,
  ): Promise<OfferResult> {
    sender.current ??= code.createOfferSender(call, {
      memory: {
        read: () => code.asSentRequest(draft.readNote()),
        keep: (sent) => draft.note(code.asStoredRequest(sent)),
        clear: () => draft.note(undefined),
        keys: draft.keys,
      },
      secret: secretFields,
    });
    const { create, change } = sender.current;
    const { current: editedOffer } = opened;
    const body = await requestOf(code, values);
    const request = (options?: Parameters<typeof create>[1]): Promise<OfferResult> =>
      editedOffer ? change(editedOffer, body, options) : create(body, options);
    const result = await (body[offerFile] ? upload.sending.run(request) : request());
    if (result.ok || result.kind !== 'changed' || !editedOffer) return result;
    const { values: merged, both } = mergeValues(valuesOf(editedOffer), values, valuesOf(result.now));
    if (both.length > 0) return result;
    opened.current = result.now;
    form.set(merged);
    return send(code, draft, merged);
  }

  /** Handles a change of the same fields by someone else: shows both versions to choose from. */
  function changed(input: OfferFormValues, now: EditableOffer): SubmitRefusal<OfferFormValues> {
    const theirs = valuesOf(now);
    const { values: mine, both } = mergeValues(valuesOf(opened.current ?? now), input, theirs);
    opened.current = now;
    setArrived(undefined);
    form.set(mine);
    setConflictValues({ mine, theirs, both });
    return { message: { text: t('frame.changedElsewhere', { side: 'company' }) } };
  }

  /**
   * Handles an offer that has already arrived: it can be kept, changed to the form's values, or sent again.
   */
  function hasArrived(result: ArrivedResult): SubmitRefusal<OfferFormValues> {
    const { now, isOwn } = result;
    if (!now) return { message: 'offer-form.arrivedFixed' };
    if (isOwn) opened.current = now;
    setArrived({ ...result, now });
    return { message: isOwn ? 'offer-form.arrived' : 'offer-form.sameWaits' };
  }

  const conflict = conflictValues && {
    ...conflictValues,
    isGone: false,
    giveUp: () => {
      form.set(conflictValues.theirs);
      draft?.clear();
      setConflictValues(undefined);
    },
  };
  const fillIn = useEffectEvent(() => form.fill(initial));
  const hadCompany = useRef(company !== undefined);
  useEffect(() => {
    if (!company || hadCompany.current) return;
    hadCompany.current = true;
    fillIn();
  }, [company]);

  const { values } = form;
  const hasSecret = secretFields.some((key) => values[key] !== initial[key]);
  return {
    form,
    draft,
    conflict,
    arrived: arrived && {
      theirs: valuesOf(arrived.now),
      isSame: !arrived.isOwn,
      keep: () => {
        draft?.clear();
        onSent(arrived.now);
      },
      sendAnother: () => {
        arrived.acknowledge();
        opened.current = initialOffer;
        setArrived(undefined);
        form.ref.current?.requestSubmit();
      },
    },
    review,
    upload,
    problemsOf,
    isAtRisk: hasChanged(values, initial) && (hasSecret || !draft?.isStored()),
  };
}
