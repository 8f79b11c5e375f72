import type { ParamsOf, QueryOf, Who } from '#api/call.ts';
import type { Brand } from '#brand/brand.ts';
import type { Language } from '#i18n/languages.ts';
import type { CompanyUser, StudentUser, UserOf } from '../accounts/users.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import type { Mail } from '../mail/outbox.ts';

/** What every handler gets, whatever its call. */
export interface BaseContext {
  db: Db;
  brand: Brand;
  /** The moment of the call: nothing reads the clock of the machine. */
  now: Moment;
  /** Language of the reader, one of the brand's. */
  language: Language;
  tokens: Tokens;
  files: Files;
  /** Puts a mail into the outbox. Refuses with 12 when it cannot be sent. */
  mail(mail: Mail): void;
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
