import type { ParamsOf, QueryOf, CallAudience } from '#core/contract/call.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { CompanyUser, StudentUser, UserOf } from './areas/accounts/users.ts';
import type { PasswordService } from './areas/accounts/password-service.ts';
import type { PortalClaims, TokenService } from './areas/accounts/tokens.ts';
import type { SandboxMoment } from './clock.ts';
import type { Db } from './db/database.ts';
import type { FileService } from './files/file-service.ts';
import type { MailService } from './mail/mail-service.ts';

/** Context common to all handlers. */
export interface BaseContext extends MailService {
  db: Db;
  brand: Brand;
  /** Moment of the call; handlers never read the system clock. */
  now: SandboxMoment;
  /** Language of the reader, one of the brand's. */
  language: Language;
  tokens: TokenService;
  passwords: PasswordService;
  /** Verified claims of the call's portal token. */
  session: PortalClaims | undefined;
  files: FileService;
  /** Adds a message for the user to a successful response. */
  addMessage(mensaje: string): void;
}

/** Context of a call with its user, path parameters and query, typed by the contract. */
export interface Context<C extends { who: CallAudience }> extends BaseContext {
  user: UserOf<C['who']>;
  params: ParamsOf<C>;
  query: QueryOf<C>;
}

/** Context of functions shared by calls of one audience. */
export type StudentContext = BaseContext & { user: StudentUser };
export type CompanyContext = BaseContext & { user: CompanyUser };
