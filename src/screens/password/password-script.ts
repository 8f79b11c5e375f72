import { linkToken } from './link.ts';

// Before the form is alive: the token must not stay in the address bar, nor the form for those without one show.
const hasToken = linkToken() !== undefined;
// A form that is alive already shows what it should, and would not take the mark away again.
const isComing = document.querySelector('main astro-island[ssr]') !== null;
if (isComing && hasToken) document.documentElement.dataset['step'] = 'choose';
