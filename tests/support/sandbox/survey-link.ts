import { createTokens, keyOf } from '#sandbox/areas/accounts/tokens.ts';
import { momentOf } from '#sandbox/clock.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { MadeSurvey } from '#sandbox/seed/make-university.ts';
import { surveyLinkToken } from '#sandbox/areas/surveys/survey-access.ts';
import type { Brand } from '#core/brand/brand.ts';

/**
 * Token of a survey link in a mail of the university, for an account or for anybody.
 * @param date when the mail was sent
 */
export function surveyLink(
  { db, brand }: { db: Sandbox['db']; brand: Brand },
  survey: MadeSurvey,
  account?: number,
  date = new Date(),
): Promise<string> {
  return surveyLinkToken(
    { tokens: createTokens(keyOf(db), brand.id), now: momentOf(date) },
    survey.id,
    account,
  );
}
