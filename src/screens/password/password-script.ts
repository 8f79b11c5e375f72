import { linkToken } from './link.ts';

// Before the form is alive: the token must not stay in the address bar, nor the form for those without one show.
if (linkToken() !== undefined) document.documentElement.dataset['step'] = 'choose';
