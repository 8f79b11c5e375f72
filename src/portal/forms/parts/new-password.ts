import { newPassword, repeats } from '#core/contract/validation/password.ts';
import { firstProblem, type ValidationMessage } from '#core/contract/validation/rule.ts';
import { required } from '#core/contract/validation/text.ts';

/** Values of `NewPasswordFields`. */
export interface NewPassword {
  password: string;
  passwordRepeated: string;
}

/** Problems of a new password and of its repetition. */
export function passwordProblems({
  password,
  passwordRepeated,
}: NewPassword): Record<keyof NewPassword, ValidationMessage | undefined> {
  return {
    password: firstProblem(password, [required, newPassword]),
    passwordRepeated: firstProblem(passwordRepeated, [required, repeats(password)]),
  };
}
