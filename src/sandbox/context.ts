import type { ParamsOf, QueryOf, Who } from '#core/contract/call.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { CompanyUser, StudentUser, UserOf } from './areas/accounts/users.ts';
import type { Passwords } from './areas/accounts/passwords.ts';
import type { PortalClaims, Tokens } from './areas/accounts/tokens.ts';
import type { Moment } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Files } from './files/files.ts';
import type { Post } from './mail/post.ts';

/** What every handler gets, whatever its call. */
export interface BaseContext extends Post {
  db: Db;
  brand: Brand;
  /** The moment of the call: nothing reads the clock of the machine. */
  now: Moment;
  /** Language of the reader, one of the brand's. */
  language: Language;
  tokens: Tokens;
  passwords: Passwords;
  /** What the token of the portal says that the call came with, checked. */
  session: PortalClaims | undefined;
  files: Files;
  /** Words of the server that go with a success. */
  say(mensaje: string): void;
}

/** Context of a call: who makes it and what its address says, as the contract types them. */
export interface Context<C extends { who: Who }> extends BaseContext {
  user: UserOf<C['who']>;
  params: ParamsOf<C>;
  query: QueryOf<C>;
}

/** For functions that several calls of one audience share. */
export type StudentContext = BaseContext & { user: StudentUser };
export type CompanyContext = BaseContext & { user: CompanyUser };
