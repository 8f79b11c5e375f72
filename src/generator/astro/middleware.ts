import { defineMiddleware } from 'astro:middleware';
import { withPage } from '#layouts/page-storage.ts';

/** Runs a page with its request context, and keeps what it throws for the caller. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    return await withPage(locals.page, next);
  } catch (error) {
    if (locals.failure) locals.failure.error = error;
    throw error;
  }
});
