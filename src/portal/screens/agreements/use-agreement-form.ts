import * as codes from '#core/contract/codes.ts';
import { useState } from 'react';
import { call } from '#portal/data/server/call.ts';
import { type FormState, useForm } from '#portal/forms/form/use-form.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
import { usePage } from '#portal/island/page-context.ts';
import { agreementForm, type AgreementValues } from './agreement-form.ts';
import { agreementProblems, agreementRequest, agreementValues } from './agreement-values.ts';
import { askForAgreement, type MadeAgreement } from './send-agreement.ts';
import { tabAgreements } from './tab-agreements.ts';

/** Numbers of a person and of a bank account. */
const secret = ['dni', 'ibanDomiciliacion'] as const;

/** The fields that codes of the server are about. */
const fieldsOfCodes: FieldsOfCodes<AgreementValues> = {
  [codes.badIdentityDocument]: 'dni',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono',
  [codes.ibanMissing]: 'ibanDomiciliacion',
  [codes.badIban]: 'ibanDomiciliacion',
};

/** What is read once more before it is sent. */
export interface AgreementReviewed {
  values: AgreementValues;
  answer: (sends: boolean) => void;
}

/** An agreement that is there because an earlier try has arrived, or another tab has asked for the same. */
export interface ArrivedAgreement {
  /** What stands in the form and what the agreement says; the same where the other tab was faster. */
  mine: AgreementValues;
  theirs: AgreementValues;
  /** Goes on with it. */
  keep: () => void;
  /** Asks for another one, as it stands in the form. */
  sendAnother: () => void;
}

/** The form of a new agreement: read once more, and sent once. */
export function useAgreementForm(
  initial: AgreementValues,
  onMade: (agreement: MadeAgreement, values: AgreementValues) => void,
): {
  form: FormState<AgreementValues>;
  review: AgreementReviewed | undefined;
  arrived: ArrivedAgreement | undefined;
} {
  const { brand, format } = usePage();
  const { t } = format;
  const [review, setReview] = useState<AgreementReviewed>();
  const [arrived, setArrived] = useState<ArrivedAgreement>();
  const form = useForm<AgreementValues>({
    initial,
    validate: agreementProblems,
    draft: { form: 'convenio', secret },
    wire: agreementForm.wire,
    submit: async (values, keys) => {
      const sends = await new Promise<boolean>((answer) => setReview({ values, answer }));
      if (!sends) {
        setReview(undefined);
        return {};
      }
      const agreement = agreementRequest(values);
      const result = await askForAgreement(call, { ...tabAgreements, keys }, agreement);
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
      return refusalWithLink(result, fieldsOfCodes, { brand, side: 'company', t });
    },
  });
  return { form, review, arrived };
}
