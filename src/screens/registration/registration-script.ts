import { kindOf } from './kind.ts';

// The build rendered the question; someone who has answered it need not see it while the form comes.
if (kindOf(location.search)) document.documentElement.dataset['step'] = 'form';
