import { kindOf } from './kind.ts';

// The build rendered the question; someone who has answered it need not see it while the form comes.
// A form that is alive already shows what it should, and would not take the mark away again.
const isComing = document.querySelector('main astro-island[ssr]') !== null;
if (isComing && kindOf(location.search)) document.documentElement.dataset['step'] = 'form';
