import { createRoot } from 'react-dom/client';
import './styles/editor.scss';
import { readAddress } from './address.ts';
import { Editor } from './Editor.tsx';
import { translator } from './messages.ts';
import { CallFailed, createCalls } from './store/editor-calls.ts';
import { EditorStore } from './store/editor-store.ts';

const place = document.getElementById('editor');
const { language } = readAddress();
const t = translator(language);

async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  root.render(<p role="status">{t('loading')}</p>);
  try {
    const { brand = '', preview = '' } = element.dataset;
    const calls = createCalls(location.hash.slice(1));
    const store = await EditorStore.open(calls, language);
    root.render(<Editor {...{ brand, store, calls }} previewOrigin={preview} />);
  } catch (error) {
    const isSecret = error instanceof CallFailed && error.status === 403;
    document.documentElement.lang = language;
    root.render(
      <main className="chapter">
        <h1>{t('title', { brand: element.dataset['brand'] ?? '' })}</h1>
        <p role="alert">{t(isSecret ? 'failure.secret' : 'failure.other')}</p>
      </main>,
    );
    if (!(error instanceof CallFailed)) throw error;
  }
}

if (place) await start(place);
