import * as codes from '#core/contract/codes.ts';
import { useState } from 'react';
import { withKeys } from '#portal/data/with-keys.ts';
import { call } from '#portal/data/server.ts';
import { type FormState, useForm } from '#portal/forms/form/use-form.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import { refusalWithWay } from '#portal/forms/parts/refusal-with-way.ts';
import { usePage } from '#portal/island/page-context.ts';
import { agreementForm, type AgreementValues } from './agreement-form.ts';
import { agreementProblems, agreementRequest } from './agreement-values.ts';
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

/** The form of a new agreement: read once more, and sent once. */
export function useAgreementForm(
  initial: AgreementValues,
  onMade: (agreement: MadeAgreement, values: AgreementValues) => void,
): { form: FormState<AgreementValues>; review: AgreementReviewed | undefined } {
  const { brand, format } = usePage();
  const { t } = format;
  const [review, setReview] = useState<AgreementReviewed>();
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
      const result = await askForAgreement(withKeys(call, keys), tabAgreements, agreementRequest(values));
      setReview(undefined);
      if (result.ok) {
        onMade(result, values);
        return undefined;
      }
      if (result.kind === 'lost') return { message: 'agreements.lostAnswer' };
      return refusalWithWay(result, fieldsOfCodes, { brand, half: 'company', t });
    },
  });
  return { form, review };
}
