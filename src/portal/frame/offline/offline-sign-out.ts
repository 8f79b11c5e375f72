import { headStorage } from '../head/head-storage.ts';
import { signOutHere } from '../head/sign-out.ts';

// Runs in the head of the page without a connection. The page that signs out does so in the browser alone: whoever leaves
// a computer that others use need not wait for the network.
const root = document.documentElement;
const { brand = '', signsOutAt } = root.dataset;
if (signsOutAt && location.pathname.replace(/\/$/, '').endsWith(signsOutAt))
  signOutHere(root, headStorage(brand));
