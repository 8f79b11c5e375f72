import { bootStorage } from '../boot/boot-storage.ts';
import { signOutTab } from '../boot/sign-out-tab.ts';

// Runs in the head of the offline page. Signing out needs no connection: a person who leaves a shared computer must not
// wait for one.
const root = document.documentElement;
const { brand = '', signsOutAt } = root.dataset;
if (signsOutAt && location.pathname.replace(/\/$/, '').endsWith(signsOutAt))
  signOutTab(root, bootStorage(brand));
