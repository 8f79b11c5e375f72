import { defineMiddleware } from 'astro:middleware';
import { withPage } from '#portal/render/page-storage.ts';
import { takeDevPage } from '../dev/dev-pages.ts';

/** Renders a page with its request context, and stores a thrown error for the caller. */
export const onRequest = defineMiddleware(async ({ locals, request }, next) => {
  try {
    if (import.meta.env.DEV) {
      const page = takeDevPage(request.headers);
      // A file removed by the last change, or an internal address that somebody typed.
      if (!page) return new Response('Not found', { status: 404 });
      locals.page = page;
    }
    return await withPage(locals.page, next);
  } catch (error) {
    if (locals.failure) locals.failure.error = error;
    throw error;
  }
});
