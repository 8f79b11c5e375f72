import { useEffect } from 'react';
import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import * as codes from '#core/contract/codes.ts';
import type { Agreement } from '#core/contract/entities/agreement.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { $error, showError } from '#portal/data/messages/messages.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';

const failure = {
  ok: false,
  kind: 'unavailable',
  code: codes.serviceUnavailable,
  reason: 'http',
} as const;

/**
 * The agreements of the company. Whatever the reason of a failed load, error 500 also stands above the page, until the
 * next try.
 * @param isNeeded whether the brand has agreements
 */
export function useAgreements(isNeeded = true): QueryState<readonly Agreement[]> {
  const answer = useQueryAnswer(dameConveniosEmpresa, {}, isNeeded);
  const hasFailed = answer.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = (): void => void queryCache.refresh(dameConveniosEmpresa, {});
    showError(failure, { retry });
    return () => {
      if ($error.get()?.retry === retry) $error.set(undefined);
    };
  }, [hasFailed]);
  return answer;
}
