import * as codes from '#core/contract/codes.ts';
import { useRef, useState } from 'react';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import { publishingObstacle } from '#core/model/companies.ts';
import { answers } from '#portal/data/portal-answers.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import type { Conflict } from '#portal/forms/editors/ConflictChoice.tsx';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { createHistoryStep } from '#portal/forms/review/history-step.ts';
import { noFile } from '#portal/forms/files/file-check.ts';
import { type Upload, useUpload } from '#portal/forms/files/use-upload.ts';
import { textOf } from '#portal/forms/form/form-context.ts';
import { type FormState, hasChanged, type Refusal, useForm } from '#portal/forms/form/use-form.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { createLastingDraft, type LastingDraft } from '#portal/data/lasting-draft.ts';
import { isSame } from '#portal/data/record-store.ts';
import { withKeys } from '#portal/data/with-keys.ts';
import { call } from '#portal/data/server.ts';
import { offerForm, type OfferValues } from './offer-form.ts';
import type { OfferFormProps } from './offer-form-props.ts';
import { obstacleWords, wayOf } from './offer-obstacles.ts';
import { offerRequest } from './offer-request.ts';
import { idPerfilOf, offerFlags, offerProblems, type OfferTerms } from './offer-rules.ts';
import { writeDraftToAddress } from './use-draft-instance.ts';
import { saidIn } from './said-in.ts';
import type { OfferResult, OfferSender, SentOffer } from './send-offer.ts';

const file = 'ficheroInformacionComplementaria';

/** What stands in the form: the fields of an offer, and the address that may take the place of its document. */
export type FormOfOffer = OfferValues & Record<`${typeof file}Enlace`, string>;

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

/** What is looked at once more before it is sent. */
export interface Review {
  values: FormOfOffer;
  answer: (sends: boolean) => void;
}

export interface OfferFormState {
  form: FormState<FormOfOffer>;
  draft: LastingDraft<FormOfOffer>;
  conflict: Conflict<FormOfOffer> | undefined;
  review: Review | undefined;
  upload: Upload<typeof file>;
  problemsOf: (values: FormOfOffer) => ReturnType<typeof offerProblems>;
  /** Something stands in the form that no draft keeps. */
  isAtRisk: boolean;
}

/** What an offer begins with in the form. */
const valuesOf = (data: object): FormOfOffer => ({ ...formValues(offerForm, data), ...noFile(file) });

type Draft = LastingDraft<FormOfOffer>;

/** A draft is named in the address once it is written; one of an offer that is there keeps what the offer said then. */
function draftOf(draft: Draft, instance: string, opened: EditableOffer | undefined): Draft {
  return {
    ...draft,
    write: (values) => {
      draft.write(values);
      writeDraftToAddress(instance);
      if (opened && draft.noted() === undefined) draft.note(saidIn(opened));
    },
    clear: () => {
      draft.clear();
      writeDraftToAddress(undefined);
    },
  };
}

/** What was typed another day and what the offer says now, where someone else has changed it in between. */
function sinceChanged(
  draft: Draft,
  opened: EditableOffer,
): Pick<Conflict<FormOfOffer>, 'mine' | 'theirs'> | undefined {
  const before = draft.noted();
  if (before === undefined || isSame(before, saidIn(opened))) return undefined;
  const theirs = valuesOf(opened);
  return { theirs, mine: { ...theirs, ...draft.read() } };
}

interface Options extends Pick<OfferFormProps, 'kind' | 'owner' | 'data' | 'opened'> {
  /** Which draft it writes to. */
  instance: string;
  terms: OfferTerms;
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
    return draftOf(createLastingDraft<FormOfOffer>(name, owner.identity, secret), instance, given);
  });
  const opened = useRef(given);
  const [differing, setDiffering] = useState(() => given && sinceChanged(draft, given));
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
      const known = answers.of(faltanDatosAlaEmpresa, {}).get();
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
      if (result.kind === 'changed') return changed(values, result.now);
      const isObstacle = 'code' in result && result.code === codes.companyProblem;
      return (isObstacle && (await obstacle())) || refused(code, result);
    },
  });

  /** What keeps the company from publishing anything, as the server says it now. */
  async function obstacle(): Promise<Refusal<FormOfOffer> | undefined> {
    const missing = await answers.refresh(faltanDatosAlaEmpresa, {});
    const cause = missing && publishingObstacle(missing);
    if (!cause) return undefined;
    const way = wayOf(cause, brand);
    return { message: obstacleWords[cause].text, ...(way && { action: { ...way, opensTab: true } }) };
  }

  async function send({ createOfferSender }: SendingCode, values: FormOfOffer): Promise<OfferResult> {
    const known = { read: () => draft.noted() as number[] | undefined, keep: draft.note };
    const sender: OfferSender = createOfferSender(opened.current ? call : withKeys(call, draft.keys), known);
    const body = await requestOf(values);
    const begin = (options?: Parameters<typeof sender.create>[1]): Promise<OfferResult> =>
      opened.current ? sender.change(opened.current, body, options) : sender.create(body, options);
    return body[file] ? upload.sending.run(begin) : begin();
  }

  function refused(
    { refusalWithWay }: SendingCode,
    failure: Exclude<OfferResult, { ok: true } | { kind: 'changed' }>,
  ): Refusal<FormOfOffer> {
    if (failure.kind === 'lost') return { message: 'offer-form.lostAnswer' };
    // What the page does not show cannot be filled in here.
    const { hidden } = flags(form.values);
    const shown = Object.keys(initial).filter((key) => !hidden.includes(key));
    const fields = Object.entries(fieldsOfCodes(form.values)).filter(([, key]) => shown.includes(key ?? ''));
    const refusal = refusalWithWay(failure, Object.fromEntries(fields), { brand, half: 'company', t });
    if (!isOutOfHands(failure) || !refusal.message) return refusal;
    return { ...refusal, message: { text: `${textOf(refusal.message, t)} ${t('offer-form.contact')}` } };
  }

  /** Someone else has changed the offer: both are shown, and one of them is chosen. */
  function changed(mine: FormOfOffer, now: EditableOffer): Refusal<FormOfOffer> {
    opened.current = now;
    setDiffering({ mine, theirs: valuesOf(now) });
    return { message: { text: t('frame.changedElsewhere', { half: 'company' }) } };
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
    review,
    upload,
    problemsOf,
    isAtRisk: hasChanged(values, initial) && (hasSecret || !draft.isKept()),
  };
}
