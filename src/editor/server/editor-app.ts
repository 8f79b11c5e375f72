import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CallContext } from './call.ts';
import { calls } from './calls.ts';
import { contentType } from '#generator/hosting/content-types.ts';
import { callRefusal, type GuardOptions, hostRefusal, largestBody } from './guard.ts';
import { editorPage, editorPolicy, editorTheme } from './page/editor-page.ts';

export interface EditorAppOptions extends GuardOptions, CallContext {
  /** Files of the page's code by their names. */
  code: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Origin of the preview. */
  previewOrigin: string;
  /** Receives the error of a call; the page gets a sentence without details. */
  onError?: (error: unknown) => void;
}

/** Sent with every response: nothing is kept, and no other site may read or embed it. */
const headers = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** The server of the editor's page, as a function of requests. */
export function createEditorApp({ onError = console.error, ...options }: EditorAppOptions): Hono {
  const app = new Hono();
  app.use(async ({ header }, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) header(name, value);
  });
  app.use('*', async (context, next) => {
    const refusal = hostRefusal(context.req.raw.headers, options);
    return refusal ? context.json({ error: refusal.reason }, refusal.status) : next();
  });
  const page = editorPage(options);
  app.get('/', (context) => context.html(page, 200, { 'content-security-policy': editorPolicy(options) }));
  const theme = editorTheme();
  app.get('/ui/theme.css', ({ body }) => body(theme, 200, { 'content-type': contentType('theme.css') }));
  for (const [name, content] of options.code)
    app.get(`/ui/${name}`, ({ body }) => body(content, 200, { 'content-type': contentType(name) }));
  app.use('/calls/*', async (context, next) => {
    const refusal = callRefusal(context.req.raw, options);
    return refusal ? context.json({ error: refusal.reason }, refusal.status) : next();
  });
  app.use(
    '/calls/*',
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.json({ error: 'A call may have at most 8 MB.' }, 413),
    }),
  );
  for (const [name, { input, answer }] of Object.entries(calls))
    app.post(`/calls/${name}`, async (context) => {
      const sent = input.safeParse(await context.req.json().catch(() => undefined));
      if (!sent.success) return context.json({ error: `The call ${name} does not have this shape.` }, 400);
      return context.json((await answer(sent.data as never, options)) as object);
    });
  app.notFound((context) => context.json({ error: 'There is no such address.' }, 404));
  app.onError((error, context) => {
    onError(error);
    return context.json({ error: 'The editor has failed; the command has printed why.' }, 500);
  });
  return app;
}
