import * as codes from '#core/contract/codes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import type { FormState } from '#portal/forms/form/form-state.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { agreementForm, type AgreementValues } from './agreement-form.ts';
import { agreementProblems, agreementRequest, agreementValues } from './agreement-values.ts';
import type { MadeAgreement } from './send-agreement.ts';

const loadSending = (): Promise<typeof import('./agreement-sending.ts')> => import('./agreement-sending.ts');

/** Identity number and bank account, which are kept out of drafts. */
const secret = ['dni', 'ibanDomiciliacion'] as const;

/** The field that each error code is about. */
const fieldsOfCodes: FieldsOfCodes<AgreementValues> = {
  [codes.badIdentityDocument]: 'dni',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono',
  [codes.ibanMissing]: 'ibanDomiciliacion',
  [codes.badIban]: 'ibanDomiciliacion',
};

/** Values in review; `answer` ends the review and says whether to send them. */
export interface AgreementReviewed {
  values: AgreementValues;
  answer: (sends: boolean) => void;
}

/** An agreement found on the server: an earlier attempt arrived, or another tab requested the same. */
export interface ArrivedAgreement {
  /** Values of the form and of the agreement; equal if another tab was faster. */
  mine: AgreementValues;
  theirs: AgreementValues;
  /** Continues with the agreement that was found. */
  keep: () => void;
  /** Requests another one with the values of the form. */
  sendAnother: () => void;
}

interface AgreementFormOptions {
  /** Initial values, of which those of the company come later than the form, and each list when it has loaded. */
  initial: AgreementValues;
  /** Whether those of the company have come. */
  isKnown: boolean;
  onMade: (agreement: MadeAgreement, values: AgreementValues) => void;
}

/** State of the form of a new agreement: reviewed before sending, and sent once. */
export function useAgreementForm({ initial, isKnown, onMade }: AgreementFormOptions): {
  form: FormState<AgreementValues>;
  review: AgreementReviewed | undefined;
  arrived: ArrivedAgreement | undefined;
} {
  const { brand, format } = usePage();
  const [review, setReview] = useState<AgreementReviewed>();
  const [arrived, setArrived] = useState<ArrivedAgreement>();
  const form = useForm<AgreementValues>({
    initial,
    validate: agreementProblems,
    draft: { form: 'convenio', secret },
    wire: agreementForm.wire,
    submit: async (values, keys) => {
      if (!isKnown) {
        const hasCome = await queryCache.refresh(dameDatosEmpresa, {});
        return hasCome ? {} : { message: 'agreements.companyFailed' };
      }
      // Loaded during the review.
      const loading = loadSending();
      loading.catch(() => undefined);
      const sends = await new Promise<boolean>((answer) => setReview({ values, answer }));
      const code = sends && (await loading.catch(() => undefined));
      if (!code) {
        setReview(undefined);
        return sends ? { message: 'errors.serviceUnavailable' } : {};
      }
      const { requestAgreement, refusalWithLink, tabAgreements } = code;
      const agreement = agreementRequest(values);
      const result = await requestAgreement(call, { ...tabAgreements, keys }, agreement);
      setReview(undefined);
      setArrived(undefined);
      if (result.ok) {
        onMade(result, values);
        return undefined;
      }
      if (result.kind === 'arrived') {
        const { row, isOwn, acknowledge } = result;
        const theirs = agreementValues(row);
        setArrived({
          mine: agreementValues(agreement),
          theirs,
          keep: () => {
            tabAgreements.clear();
            form.draft?.clear();
            onMade(row, theirs);
          },
          sendAnother: () => {
            acknowledge();
            form.ref.current?.requestSubmit();
          },
        });
        return { message: isOwn ? 'agreements.arrived' : 'agreements.sameWaits' };
      }
      if (result.kind === 'lost') return { message: 'agreements.lostAnswer' };
      return refusalWithLink(result, fieldsOfCodes, { brand, side: 'company', ...format });
    },
  });
  const fillIn = useEffectEvent(() => form.fill(initial));
  const { idContactoEmpresaGestion, idContactoEmpresaFacturacion, idCuentaFacturacion } = initial;
  useEffect(() => {
    if (isKnown) fillIn();
  }, [isKnown, idContactoEmpresaGestion, idContactoEmpresaFacturacion, idCuentaFacturacion]);
  return { form, review, arrived };
}
