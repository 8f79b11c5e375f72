import { escapeMarkup } from '#core/shared/escape-markup.ts';
import { deriveTheme } from '#generator/theme/derive-theme.ts';
import { themeCss } from '#generator/theme/theme-css.ts';

/** What the page of the editor is made of. */
export interface EditorPageOptions {
  /** Id of the edited brand. */
  id: string;
  /** Origin of the preview, the only one that the page may show in a frame. */
  previewOrigin: string;
}

/** Colours of the editor itself: neutral, so that the colours of a brand look beside them as in the portal. */
const colores = { primario: '#3a5068' };

/** The theme sheet of the editor, with the house's derived colours in both modes. */
export const editorTheme = (): string => themeCss(deriveTheme({ colores }), { modoOscuro: 'sistema' });

/** The security policy of the page: its own files, and the preview in a frame. */
export const editorPolicy = ({ previewOrigin }: EditorPageOptions): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The page of the editor; its code sets the language and the title. */
export const editorPage = ({ id, previewOrigin }: EditorPageOptions): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(id)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/ui/theme.css">
<link rel="stylesheet" href="/ui/style.css">
<script type="module" src="/ui/main.js"></script>
</head>
<body>
<div id="editor" data-brand="${escapeMarkup(id)}" data-preview="${escapeMarkup(previewOrigin)}"></div>
<noscript>El editor necesita JavaScript. · L’editor necessita JavaScript. · The editor needs JavaScript.</noscript>
</body>
</html>
`;
