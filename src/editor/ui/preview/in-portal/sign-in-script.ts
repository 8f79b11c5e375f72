import { safeStorage, storageKey, storagePrefix } from '#core/shared/storage.ts';

/**
 * Signs in as a persona by the portal's own single sign-on, with a code from the sandbox. All that the portal has stored is
 * removed first, except the answer about cookies.
 */
const brand = document.documentElement.dataset['brand'] ?? '';
const query = new URLSearchParams(location.search);
const persona = query.get('persona');
const to = query.get('to') ?? '/';
const [local, tab] = [safeStorage('localStorage'), safeStorage('sessionStorage')];

const kept: string = storageKey(brand, 'cookiesAceptadas');
const mode = query.get('mode');
for (const storage of [local, tab])
  for (const key of storage.keys(storagePrefix(brand))) if (key !== kept) storage.remove(key);
if (mode) local.set(storageKey(brand, 'modoOscuro'), String(mode === 'dark'));

if (persona) {
  const estado = crypto.randomUUID();
  tab.set(storageKey(brand, 'estadoSSO'), estado);
  tab.set(storageKey(brand, 'rutaRetorno'), to);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/sandbox/personas';
  for (const [name, value] of Object.entries({ persona, estado })) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
} else {
  const target = new URL(to, location.origin);
  location.replace(target.origin === location.origin ? target.href : '/');
}
