import * as codes from '#core/contract/codes.ts';
import { useRef, useState } from 'react';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import { publishingObstacle } from '#core/model/companies.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Conflict } from '#portal/forms/editors/ConflictChoice.tsx';
import { mergeValues } from '#portal/forms/editors/merge-values.ts';
import { createHistoryStep } from '#portal/forms/review/history-step.ts';
import { type UploadState, useUpload } from '#portal/forms/files/use-upload.ts';
import { textOf } from '#portal/forms/form/form-context.ts';
import { type FormState, hasChanged, type SubmitRefusal, useForm } from '#portal/forms/form/use-form.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { createPersistentDraft, type PersistentDraft } from '#portal/data/drafts/persistent-draft.ts';
import { asSentRequest } from '#portal/data/server/sent-requests.ts';
import { call } from '#portal/data/server/call.ts';
import { offerForm } from './offer-form.ts';
import type { OfferFormProps } from './offer-form-props.ts';
import { obstacleWords, wayOf } from './offer-obstacles.ts';
import { offerRequest } from './offer-request.ts';
import { draftOf, type FormOfOffer, sinceChanged, valuesOf } from './offer-draft.ts';
import { idPerfilOf, offerFlags, offerProblems, type OfferFormFacts } from './offer-rules.ts';
import type { OfferResult, OfferSender, SentOffer } from './send-offer.ts';

const file = 'ficheroInformacionComplementaria';

/** Never kept in the browser: who is wanted already, the number of a person, and what is on a device. */
const secret = ['nombreCandidato', 'apellidosCandidato', 'dniCandidato', 'dniTutorEmpresa', file] as const;

/** The fields that codes of the server are about; which of two numbers is wrong is only known where one was sent. */
const fieldsOfCodes = ({ dniTutorEmpresa, dniCandidato }: FormOfOffer): FieldsOfCodes<FormOfOffer> => ({
  ...(!(dniTutorEmpresa && dniCandidato) && {
    [codes.badIdentityDocument]: dniCandidato ? 'dniCandidato' : 'dniTutorEmpresa',
  }),
  [codes.startAfterEnd]: 'fechaFin',
  [codes.fileExtension]: file,
  [codes.badEmail]: 'emailTutorEmpresa',
  [codes.badPhone]: 'telefonoTutorEmpresa',
  [codes.programmeNotFound]: 'programa',
  [codes.ibanMissing]: 'conServicio',
});

/** It was sent back, published or expired while its form was open: what is to change, the institution changes. */
const isOutOfHands = (failure: CallFailure): boolean =>
  'code' in failure && (failure.code === codes.offerHasManager || failure.code === codes.offerNotEditable);

type SendingCode = typeof import('./offer-sending.ts');

const loadSending = (): Promise<SendingCode> => import('./offer-sending.ts');

type ArrivedResult = Extract<OfferResult, { kind: 'arrived' }>;

/** What is looked at once more before it is sent. */
export interface Review {
  values: FormOfOffer;
  answer: (sends: boolean) => void;
}

/** An offer that is there because an earlier try has arrived, or another tab has sent the same. */
export interface ArrivedOffer {
  /** What it says, in the fields of the form. */
  theirs: FormOfOffer;
  /** It says what stands in the form, and nothing is to be saved. */
  isSame: boolean;
  /** Leaves it as it is. */
  keep: () => void;
  /** Makes another one of what stands in the form. */
  sendAnother: () => void;
}

export interface OfferFormState {
  form: FormState<FormOfOffer>;
  draft: PersistentDraft<FormOfOffer>;
  conflict: Conflict<FormOfOffer> | undefined;
  arrived: ArrivedOffer | undefined;
  review: Review | undefined;
  upload: UploadState<typeof file>;
  problemsOf: (values: FormOfOffer) => ReturnType<typeof offerProblems>;
  /** Something stands in the form that no draft keeps. */
  isAtRisk: boolean;
}

interface Options extends Pick<OfferFormProps, 'kind' | 'owner' | 'data' | 'opened'> {
  /** Which draft it writes to. */
  instance: string;
  terms: OfferFormFacts;
  onSent: (offer: SentOffer) => void;
  /** The person has gone back from looking at it once more. */
  onReturn: () => void;
}

/** The form of an offer: kept while it is typed, looked at once more, and sent once. */
export function useOfferForm({
  kind,
  owner,
  instance,
  data,
  opened: given,
  terms,
  onSent,
  onReturn,
}: Options): OfferFormState {
  const { brand, format } = usePage();
  const { t } = format;
  const idPerfil = idPerfilOf(kind);
  const [draft] = useState(() => {
    const name = { form: 'oferta', id: `${idPerfil}.${given?.idoferta ?? 'nueva'}`, instance };
    return draftOf(createPersistentDraft<FormOfOffer>(name, owner.identity, secret), instance, given);
  });
  const opened = useRef(given);
  const [differing, setDiffering] = useState(() => given && sinceChanged(draft, given));
  const [arrived, setArrived] = useState<ArrivedResult & { now: EditableOffer }>();
  const sender = useRef<OfferSender>(undefined);
  const [review, setReview] = useState<Review>();
  const [step] = useState(createHistoryStep);
  const flags = (values: FormOfOffer) => offerFlags(values, terms);
  const nombre = t('offer-form.ficheroInformacionComplementaria');
  const upload = useUpload(
    file,
    (values) => ({
      kind: 'pdf',
      takesAddress: true,
      isRequired: flags(values as FormOfOffer).required.includes(file) && !given?.[file],
    }),
    nombre,
  );

  const problemsOf = (values: FormOfOffer) => ({
    ...offerProblems(values, terms),
    ...(!flags(values).hidden.includes(file) && upload.problems(values)),
  });

  async function requestOf(values: FormOfOffer): Promise<OfferRequest> {
    const content = flags(values).hidden.includes(file) ? undefined : await upload.content(values);
    return {
      ...offerRequest(values, terms, opened.current),
      ...(content && { [file]: { nombre, ...content } }),
    };
  }

  const initial = valuesOf(data);
  const form = useForm<FormOfOffer>({
    initial,
    validate: problemsOf,
    draft,
    wire: { ...offerForm.wire, ...upload.wire },
    submit: async (values) => {
      const known = queryCache.of(faltanDatosAlaEmpresa, {}).get();
      // What is known to be in the way may be done with, in another tab.
      const inTheWay = known.state === 'ready' && publishingObstacle(known.datos) && (await obstacle());
      if (inTheWay) return inTheWay;
      // Loaded while everything is looked at once more.
      const loading = loadSending();
      loading.catch(() => undefined);
      const sends = await new Promise<boolean>((answer) => {
        setReview({ values, answer });
        step.open(() => answer(false));
      });
      const code = sends && (await loading.catch(() => undefined));
      const result = code && (await send(code, values));
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
      return (isObstacle && (await obstacle())) || refused(code, result);
    },
  });

  /** What keeps the company from publishing anything, as the server says it now. */
  async function obstacle(): Promise<SubmitRefusal<FormOfOffer> | undefined> {
    const missing = await queryCache.refresh(faltanDatosAlaEmpresa, {});
    const cause = missing && publishingObstacle(missing);
    if (!cause) return undefined;
    const way = wayOf(cause, brand);
    return { message: obstacleWords[cause].text, ...(way && { action: { ...way, opensTab: true } }) };
  }

  /** Sends; what only someone else has changed meanwhile is taken over without a question. */
  async function send({ createOfferSender }: SendingCode, values: FormOfOffer): Promise<OfferResult> {
    sender.current ??= createOfferSender(call, {
      memory: {
        read: () => asSentRequest(draft.noted()),
        keep: draft.note,
        clear: () => draft.note(undefined),
        keys: draft.keys,
      },
      secret,
    });
    const { create, change } = sender.current;
    const { current: before } = opened;
    const body = await requestOf(values);
    const begin = (options?: Parameters<typeof create>[1]): Promise<OfferResult> =>
      before ? change(before, body, options) : create(body, options);
    const result = await (body[file] ? upload.sending.run(begin) : begin());
    if (result.ok || result.kind !== 'changed' || !before) return result;
    const { values: merged, both } = mergeValues(valuesOf(before), values, valuesOf(result.now));
    if (both.length > 0) return result;
    opened.current = result.now;
    form.set(merged);
    return send({ createOfferSender } as SendingCode, merged);
  }

  function refused(
    { refusalWithLink }: SendingCode,
    failure: Exclude<OfferResult, { ok: true } | { kind: 'changed' | 'arrived' }>,
  ): SubmitRefusal<FormOfOffer> {
    if (failure.kind === 'lost') return { message: 'offer-form.lostAnswer' };
    // What the page does not show cannot be filled in here.
    const { hidden } = flags(form.values);
    const shown = Object.keys(initial).filter((key) => !hidden.includes(key));
    const fields = Object.entries(fieldsOfCodes(form.values)).filter(([, key]) => shown.includes(key ?? ''));
    const refusal = refusalWithLink(failure, Object.fromEntries(fields), { brand, side: 'company', t });
    if (!isOutOfHands(failure) || !refusal.message) return refusal;
    return { ...refusal, message: { text: `${textOf(refusal.message, t)} ${t('offer-form.contact')}` } };
  }

  /** Someone else has changed the same fields of the offer: both are shown, and one of them is chosen. */
  function changed(typed: FormOfOffer, now: EditableOffer): SubmitRefusal<FormOfOffer> {
    const theirs = valuesOf(now);
    const { values: mine, both } = mergeValues(valuesOf(opened.current ?? now), typed, theirs);
    opened.current = now;
    setArrived(undefined);
    form.set(mine);
    setDiffering({ mine, theirs, both });
    return { message: { text: t('frame.changedElsewhere', { side: 'company' }) } };
  }

  /** The offer is there already: it can be left, changed into what stands in the form, or be sent once more. */
  function hasArrived(result: ArrivedResult): SubmitRefusal<FormOfOffer> {
    const { now, isOwn } = result;
    if (!now) return { message: 'offer-form.arrivedFixed' };
    if (isOwn) opened.current = now;
    setArrived({ ...result, now });
    return { message: isOwn ? 'offer-form.arrived' : 'offer-form.sameWaits' };
  }

  const conflict = differing && {
    ...differing,
    isGone: false,
    giveUp: () => {
      form.set(differing.theirs);
      draft.clear();
      setDiffering(undefined);
    },
  };
  const { values } = form;
  const hasSecret = secret.some((key) => values[key] !== initial[key]);
  return {
    form,
    draft,
    conflict,
    arrived: arrived && {
      theirs: valuesOf(arrived.now),
      isSame: !arrived.isOwn,
      keep: () => {
        draft.clear();
        onSent(arrived.now);
      },
      sendAnother: () => {
        arrived.acknowledge();
        opened.current = given;
        setArrived(undefined);
        form.ref.current?.requestSubmit();
      },
    },
    review,
    upload,
    problemsOf,
    isAtRisk: hasChanged(values, initial) && (hasSecret || !draft.isKept()),
  };
}
